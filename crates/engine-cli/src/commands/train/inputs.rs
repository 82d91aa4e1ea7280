//! Which inputs a network has, chosen when the program runs.

use std::fmt;

use engine::Random;
use serde::{Deserialize, Serialize};

use super::gradient::Gradient;
use super::learn;
use super::sample::Sample;
use super::weights::Weights;
use super::windows::{Large, Small, Windows};

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize)]
pub(super) enum Inputs {
    /// All windows of two by two squares: what the engine reads
    #[value(name = "2x2")]
    #[serde(rename = "2x2")]
    Small,
    /// All windows of two by three and three by two squares, for trials
    #[value(name = "2x3")]
    #[serde(rename = "2x3")]
    Large,
}

impl fmt::Display for Inputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Inputs::Small => "2x2",
            Inputs::Large => "2x3",
        })
    }
}

impl Inputs {
    pub fn count(self) -> usize {
        match self {
            Inputs::Small => Small::COUNT,
            Inputs::Large => Large::COUNT,
        }
    }

    /// See [`learn::learn`].
    pub fn learn(
        self,
        weights: &Weights,
        pieces: &[&[Sample]],
        random: &mut Random,
        gradient: &mut Gradient,
    ) -> f64 {
        match self {
            Inputs::Small => learn::learn::<Small>(weights, pieces, random, gradient),
            Inputs::Large => learn::learn::<Large>(weights, pieces, random, gradient),
        }
    }

    /// See [`learn::check`].
    pub fn check(self, weights: &Weights, samples: &[Sample]) -> f64 {
        match self {
            Inputs::Small => learn::check::<Small>(weights, samples),
            Inputs::Large => learn::check::<Large>(weights, samples),
        }
    }

    /// See [`learn::judge`].
    #[cfg(test)]
    pub fn logit(self, weights: &Weights, sample: &Sample) -> f32 {
        match self {
            Inputs::Small => learn::judge::<Small>(weights, sample),
            Inputs::Large => learn::judge::<Large>(weights, sample),
        }
    }
}

//! What a training is made of: whoever goes on with it must have the same.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::inputs::Inputs;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Settings {
    pub inputs: Inputs,
    pub hidden: usize,
    /// Samples to each step.
    pub batch: usize,
    pub epochs: u32,
    pub rate: f32,
    /// Part of all steps until the rate is at its height.
    pub warm_up: f32,
    /// How much the game's result counts beside the search's score.
    pub result: f32,
    /// Hundredths of a piece to one unit of the network's output.
    pub scale: f32,
    pub seed: u64,
    pub threads: u16,
    pub files: Vec<DataFile>,
    /// The content hash of the checkpoint that it began with.
    pub from: Option<String>,
}

impl Settings {
    /// The names of those that differ.
    pub fn others(&self, other: &Settings) -> Vec<String> {
        let map = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(Value::Object(map)) => map,
            _ => unreachable!("settings are an object"),
        };
        let (these, those) = (map(self), map(other));
        these
            .iter()
            .filter(|(name, value)| those.get(*name) != Some(value))
            .map(|(name, _)| name.clone())
            .collect()
    }
}

/// A file of positions, by what was in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct DataFile {
    pub name: String,
    pub games: u64,
    pub positions: u64,
    /// The first 16 hexadecimal digits of the SHA-256 of its records.
    pub hash: String,
    /// How it was made, if that is written beside it.
    pub settings: Option<String>,
}

/// How an epoch went: mean squared errors.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Epoch {
    pub training: f64,
    /// On games that are not learned from.
    pub check: f64,
}

//! What learns: weights, the moments of their steps, and threads' room for gradients.

use std::thread;

use engine::Random;

use super::adam::{Adam, Pace};
use super::gradient::Gradient;
use super::inputs::Inputs;
use super::sample::Sample;
use super::weights::Weights;

pub(super) struct Trainer {
    inputs: Inputs,
    pub weights: Weights,
    pub adam: Adam,
    /// One for each thread.
    gradients: Vec<Gradient>,
    seed: u64,
}

impl Trainer {
    pub fn new(inputs: Inputs, weights: Weights, adam: Adam, threads: usize, seed: u64) -> Trainer {
        let gradients = (0..threads).map(|_| Gradient::zero(weights.shape())).collect();
        Trainer { inputs, weights, adam, gradients, seed }
    }

    /// Step number `step`, with a batch of samples that come in pieces. The mean of its errors before the step; the
    /// same numbers give the same step, as long as the number of threads is the same.
    pub fn step(&mut self, batch: &[&[Sample]], step: u64, rate: f32) -> f64 {
        let samples = batch.iter().map(|piece| piece.len()).sum();
        let part = batch.len().div_ceil(self.gradients.len());
        let (inputs, weights) = (self.inputs, &self.weights);
        let dice = Random::from_seed(self.seed ^ step.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next();
        let errors: f64 = thread::scope(|scope| {
            let parts = batch.chunks(part).zip(self.gradients.iter_mut()).enumerate();
            let learn = |(number, (pieces, gradient))| {
                let mut random = Random::from_seed(dice ^ number as u64);
                scope.spawn(move || inputs.learn(weights, pieces, &mut random, gradient))
            };
            let threads: Vec<_> = parts.map(learn).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).sum()
        });
        self.adam.step(&mut self.weights, &mut self.gradients, Pace { rate, samples });
        errors / samples as f64
    }

    /// The mean error on samples that are not learned from.
    pub fn check(&self, samples: &[Sample]) -> f64 {
        let part = samples.len().div_ceil(self.gradients.len());
        let errors: f64 = thread::scope(|scope| {
            let check = |part| scope.spawn(move || self.inputs.check(&self.weights, part));
            let threads: Vec<_> = samples.chunks(part).map(check).collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).sum()
        });
        errors / samples.len() as f64
    }
}

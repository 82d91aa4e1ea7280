//! `train`: a network from games of the engine against itself.

mod adam;
mod chunk;
mod data;
mod error;
mod gradient;
mod inputs;
mod learn;
mod line;
mod order;
mod quantise;
mod sample;
mod trainer;
mod turn;
mod weights;
mod windows;

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use engine::Random;

use adam::Adam;
use data::Data;
use inputs::Inputs;
use sample::{Aim, Sample};
use trainer::Trainer;
use weights::{Shape, Weights};

/// Samples to each step.
const BATCH: usize = 16_384;

/// Train a network on the positions that `datagen` has kept
///
/// Prints the mean squared error of what the network foretells, in training and on games kept for checking, after
/// each epoch, and writes the network then.
#[derive(clap::Args)]
pub struct Train {
    /// Where the network goes
    #[arg(long)]
    out: PathBuf,
    /// Files of `datagen`
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// How often each position is seen, each time in a symmetry drawn by chance
    #[arg(long, default_value_t = 10)]
    epochs: u32,
    /// The first epoch's rate; it falls to a hundredth of it, along a cosine
    #[arg(long, default_value_t = 0.001)]
    rate: f32,
    /// How much the game's result counts beside the search's score, from 0 to 1
    #[arg(long, default_value_t = 0.3)]
    result: f32,
    /// Units of the hidden layer, a multiple of 64
    #[arg(long, default_value_t = engine::network::HIDDEN)]
    hidden: usize,
    /// What the network sees
    #[arg(long, value_enum, default_value_t = Inputs::Small)]
    inputs: Inputs,
    /// Threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: u16,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Train {
    pub fn run(self) -> Result<(), Box<dyn Error>> {
        let mut data = Data::read(&self.data)?;
        let aim = Aim { result: self.result, scale: data.scale() };
        data.aim(aim);
        println!("{} positions, {} to check, scale {}", data.training.len(), data.checking.len(), aim.scale);
        let mut random = Random::from_seed(self.seed);
        order::shuffle(&mut data.training, &mut random);
        let shape = Shape { inputs: self.inputs.count(), hidden: self.hidden };
        let weights = Weights::begin(shape, &mut random);
        let mut trainer =
            Trainer::new(self.inputs, weights, Adam::new(shape), self.threads.into(), self.seed);
        let steps = u64::from(self.epochs) * data.training.len().div_ceil(BATCH) as u64;
        let (mut step, start) = (0, Instant::now());
        for epoch in 1..=self.epochs {
            let batches = order::batches(data.training.len(), BATCH, &mut random);
            let mut error = 0.0;
            for batch in &batches {
                let pieces: Vec<&[Sample]> =
                    batch.iter().map(|piece| &data.training[piece.clone()]).collect();
                error += trainer.step(&pieces, step, self.rate * cosine(step as f32 / steps as f32));
                step += 1;
            }
            let error = error / batches.len() as f64;
            let check = trainer.check(&data.checking);
            println!("epoch {epoch}: {error:.6}, check {check:.6}, {:.0} s", start.elapsed().as_secs_f64());
            std::fs::write(&self.out, quantise::quantised(&trainer.weights, aim.scale))?;
        }
        Ok(())
    }
}

/// From 1 down to 0.01.
fn cosine(done: f32) -> f32 {
    0.01 + 0.99 * (1.0 + (core::f32::consts::PI * done).cos()) / 2.0
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

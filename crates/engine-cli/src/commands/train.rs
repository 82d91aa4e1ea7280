//! `train`: a network from games of the engine against itself.

mod adam;
mod data;
mod model;
mod quantise;

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use engine::Random;

use crate::record::Record;
use adam::Adam;
use data::{Aim, Data};
use model::{Model, Sample};

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
        if data.training.is_empty() || data.checking.is_empty() {
            return Err("too few games to train on and check".into());
        }
        let aim = Aim { result: self.result, scale: data.scale() };
        println!("{} positions, {} to check, scale {}", data.training.len(), data.checking.len(), aim.scale);
        let mut random = Random::from_seed(self.seed);
        let mut model = Model::begin(&mut random);
        let mut adam = Adam::new();
        let mut gradients = vec![Model::zero(); self.threads.into()];
        let steps = self.epochs as usize * data.training.len().div_ceil(BATCH);
        let (mut step, start) = (0, Instant::now());
        for epoch in 1..=self.epochs {
            shuffle(&mut data.training, &mut random);
            let mut error = 0.0;
            for batch in data.training.chunks(BATCH) {
                let rate = self.rate * cosine(step as f32 / steps as f32);
                error += self.learn(batch, aim, &mut model, &mut adam, (&mut gradients, rate, step as u64));
                step += 1;
            }
            let error = error / data.training.len() as f64;
            let check = check(&data.checking, aim, &model);
            println!("epoch {epoch}: {error:.6}, check {check:.6}, {:.0} s", start.elapsed().as_secs_f64());
            std::fs::write(&self.out, quantise::quantised(&model, aim.scale))?;
        }
        Ok(())
    }

    /// One step; the sum of its samples' errors before it.
    fn learn(
        &self,
        batch: &[Record],
        aim: Aim,
        model: &mut Model,
        adam: &mut Adam,
        (gradients, rate, step): (&mut [Model], f32, u64),
    ) -> f64 {
        let part = batch.len().div_ceil(gradients.len());
        let (now, seed) = (&*model, self.seed);
        let error = std::thread::scope(|scope| {
            let parts = batch.chunks(part).zip(gradients.iter_mut()).enumerate();
            let threads: Vec<_> = parts
                .map(|(number, (part, gradient))| {
                    scope.spawn(move || {
                        gradient.clear();
                        let mut random = Random::from_seed(seed ^ step << 8 ^ number as u64);
                        let samples = part.iter().filter_map(|record| aim.sample(record, &mut random));
                        samples.map(|sample| f64::from(now.learn(&sample, gradient))).sum::<f64>()
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().expect("no thread panics")).sum()
        });
        let (sum, others) = gradients.split_first_mut().expect("there is a thread");
        for other in others {
            sum.rows().zip(other.rows()).for_each(|(to, from)| *to += *from);
            other.clear();
        }
        adam.step(model, sum, rate, batch.len());
        error
    }
}

/// The mean squared error on positions that were not trained on.
fn check(records: &[Record], aim: Aim, model: &Model) -> f64 {
    let mut random = Random::from_seed(0);
    let samples: Vec<Sample> = records.iter().filter_map(|record| aim.sample(record, &mut random)).collect();
    let errors = samples.iter().map(|sample| f64::from(model.value(sample) - sample.target).powi(2));
    errors.sum::<f64>() / samples.len() as f64
}

/// From 1 down to 0.01.
fn cosine(done: f32) -> f32 {
    0.01 + 0.99 * (1.0 + (core::f32::consts::PI * done).cos()) / 2.0
}

/// CITE: Fisher & Yates, in Durstenfeld's form, 1964.
fn shuffle(records: &mut [Record], random: &mut Random) {
    for last in (1..records.len()).rev() {
        records.swap(last, random.below(last as u64 + 1) as usize);
    }
}

//! Training from its beginning, or from where it was stopped, to its end.

use std::path::Path;

use engine::Random;

use super::adam::Adam;
use super::checkpoint::{Checkpoint, State};
use super::data::Data;
use super::error::TrainError;
use super::order;
use super::sample::Sample;
use super::schedule::Schedule;
use super::settings::{Epoch, Settings};
use super::trainer::Trainer;
use super::weights::{Shape, Weights};

/// What chance is asked for, apart from each other.
#[derive(Clone, Copy)]
enum Dice {
    Weights,
    Order,
    Epoch(u32),
}

pub(super) struct Session {
    data: Data,
    pub trainer: Trainer,
    pub state: State,
    schedule: Schedule,
}

impl Session {
    /// From the first step, with weights of chance or those of another training.
    pub fn begin(data: Data, settings: Settings, from: Option<Weights>) -> Session {
        let shape = settings.shape();
        let weights = from.unwrap_or_else(|| Weights::begin(shape, &mut dice(settings.seed, Dice::Weights)));
        let state = State { settings, step: 0, epochs: Vec::new(), errors: 0.0 };
        Session::new(data, Checkpoint { state, weights, adam: Adam::new(shape) })
    }

    /// From where a checkpoint was written.
    ///
    /// # Errors
    /// If `settings` are others than the checkpoint's.
    pub fn resume(
        data: Data,
        settings: &Settings,
        checkpoint: Checkpoint,
        path: &Path,
    ) -> Result<Session, TrainError> {
        let others = settings.others(&checkpoint.state.settings);
        if !others.is_empty() {
            let why = format!("it was made with other settings: {}", others.join(", "));
            return Err(TrainError::Settings { path: path.to_path_buf(), why });
        }
        Ok(Session::new(data, checkpoint))
    }

    fn new(mut data: Data, checkpoint: Checkpoint) -> Session {
        let Checkpoint { state, weights, adam } = checkpoint;
        let settings = &state.settings;
        // No two positions of a game stay together.
        dice(settings.seed, Dice::Order).shuffle(&mut data.training);
        let steps = u64::from(settings.epochs) * data.training.len().div_ceil(settings.batch) as u64;
        let warm_up = (steps as f64 * f64::from(settings.warm_up)) as u64;
        let schedule = Schedule { rate: settings.rate, steps, warm_up };
        let trainer = Trainer::new(settings.inputs, weights, adam, settings.threads.into(), settings.seed);
        Session { data, trainer, state, schedule }
    }

    pub fn is_done(&self) -> bool {
        self.state.epochs.len() >= self.state.settings.epochs as usize
    }

    /// Positions of all epochs, and how many of them have been learned from.
    pub fn positions(&self) -> (u64, u64) {
        let epoch = self.data.training.len() as u64;
        let all = epoch * u64::from(self.state.settings.epochs);
        (all, (self.state.step * self.state.settings.batch as u64).min(all))
    }

    /// Goes on to the end of an epoch. `each` hears of each step, with its number of positions and its error, and
    /// says whether to go on; none if it says no.
    pub fn epoch(&mut self, mut each: impl FnMut(u64, f64) -> bool) -> Option<Epoch> {
        let epoch = self.state.epochs.len() as u32;
        let mut random = dice(self.state.settings.seed, Dice::Epoch(epoch));
        let batches = order::batches(self.data.training.len(), self.state.settings.batch, &mut random);
        let done = self.state.step as usize - epoch as usize * batches.len();
        for batch in &batches[done..] {
            let pieces: Vec<&[Sample]> =
                batch.iter().map(|piece| &self.data.training[piece.clone()]).collect();
            let rate = self.schedule.at(self.state.step);
            let error = self.trainer.step(&pieces, self.state.step, rate);
            self.state.step += 1;
            self.state.errors += error;
            let positions = pieces.iter().map(|piece| piece.len() as u64).sum();
            if !each(positions, error) {
                return None;
            }
        }
        let training = std::mem::take(&mut self.state.errors) / batches.len() as f64;
        let epoch = Epoch { training, check: self.trainer.check(&self.data.checking) };
        self.state.epochs.push(epoch);
        Some(epoch)
    }
}

impl Settings {
    pub fn shape(&self) -> Shape {
        Shape { inputs: self.inputs.count(), hidden: self.hidden }
    }
}

fn dice(seed: u64, what: Dice) -> Random {
    let what = match what {
        Dice::Weights => 0,
        Dice::Order => 1,
        Dice::Epoch(epoch) => 2 + u64::from(epoch),
    };
    Random::from_seed(Random::from_seed(seed).next() ^ what)
}

#[cfg(test)]
mod tests;

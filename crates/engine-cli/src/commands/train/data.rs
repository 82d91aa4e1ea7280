//! Records from files, for training and for checking.

use std::error::Error;
use std::path::PathBuf;

use ataxx::{Position, Side, Symmetry};
use engine::Random;

use super::model::{Sample, sigmoid};
use crate::record::Record;

/// One game of so many is kept for checking.
const CHECK_EVERY: usize = 50;

pub(super) struct Data {
    pub training: Vec<Record>,
    pub checking: Vec<Record>,
}

/// How records become targets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    /// How much the game's result counts, beside the search's score.
    pub result: f32,
    /// Hundredths of a piece that are worth one unit of the logit.
    pub scale: f32,
}

impl Data {
    /// # Errors
    /// A file that can't be read or holds anything but records.
    pub fn read(files: &[PathBuf]) -> Result<Data, Box<dyn Error>> {
        let mut data = Data { training: Vec::new(), checking: Vec::new() };
        for file in files {
            let bytes = std::fs::read(file)?;
            let mut game = 0;
            for chunk in bytes.chunks_exact(Record::BYTES) {
                let chunk = chunk.try_into().expect("a chunk of that size");
                let record =
                    Record::from_bytes(chunk).ok_or_else(|| format!("{}: no record", file.display()))?;
                let to = if game % CHECK_EVERY == 0 { &mut data.checking } else { &mut data.training };
                to.push(record);
                game += usize::from(record.place.last);
            }
        }
        Ok(data)
    }

    /// The scale at which the scores foretell the results best, in squares.
    pub fn scale(&self) -> f32 {
        let error = |scale: f32| -> f32 {
            let errors = self
                .checking
                .iter()
                .map(|record| (sigmoid(f32::from(record.score) / scale) - result(record)).powi(2));
            errors.sum()
        };
        let scales = (1..=80).map(|step| 25.0 * step as f32);
        scales.min_by(|a, b| error(*a).total_cmp(&error(*b))).expect("there are scales")
    }
}

impl Aim {
    /// The record in one of the board's eight symmetries.
    pub fn sample(self, record: &Record, random: &mut Random) -> Option<Sample> {
        let symmetry = Symmetry::ALL[random.below(8) as usize];
        let position: Position = record.position()?.transformed(symmetry);
        let score = sigmoid(f32::from(record.score) / self.scale);
        Some(Sample::new(&position, self.result * result(record) + (1.0 - self.result) * score))
    }
}

/// What the side to move got: 0, 0.5 or 1.
fn result(record: &Record) -> f32 {
    match record.winner {
        None => 0.5,
        Some(winner) if winner == record.turn => 1.0,
        Some(Side::Red | Side::Blue) => 0.0,
    }
}

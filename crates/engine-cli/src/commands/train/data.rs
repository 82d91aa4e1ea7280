//! Records from files, for training and for checking.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use super::error::TrainError;
use super::sample::{Aim, Sample};
use crate::record::Record;

/// One game of so many is kept for checking.
const CHECK_EVERY: u64 = 50;
/// Positions by which the scale is found at most.
const SCALE_POSITIONS: usize = 200_000;

#[derive(Default)]
pub(super) struct Data {
    pub training: Vec<Sample>,
    pub checking: Vec<Sample>,
    pub games: u64,
}

impl Data {
    /// # Errors
    /// A file that can't be read or holds anything but records, and files with too few games.
    pub fn read(files: &[PathBuf]) -> Result<Data, TrainError> {
        let mut data = Data::default();
        for file in files {
            data.add(file)?;
        }
        if data.training.is_empty() || data.checking.is_empty() {
            return Err(TrainError::TooFewGames);
        }
        Ok(data)
    }

    /// Takes the file's records; what is left of a game that is still being written counts too.
    fn add(&mut self, path: &Path) -> Result<(), TrainError> {
        let wrong = |error| TrainError::Data { path: path.to_path_buf(), error };
        let file = File::open(path).map_err(wrong)?;
        let len = file.metadata().map_err(wrong)?.len();
        self.training.reserve_exact((len / Record::BYTES as u64) as usize);
        let mut reader = BufReader::with_capacity(1 << 20, file);
        let mut bytes = [0; Record::BYTES];
        for number in 0..len / Record::BYTES as u64 {
            reader.read_exact(&mut bytes).map_err(wrong)?;
            let record = Record::from_bytes(&bytes)
                .ok_or_else(|| TrainError::Record { path: path.to_path_buf(), number })?;
            let checks = self.games.is_multiple_of(CHECK_EVERY);
            let to = if checks { &mut self.checking } else { &mut self.training };
            to.push(Sample::of(&record));
            self.games += u64::from(record.place.last);
        }
        Ok(())
    }

    /// The scale at which the scores foretell the results best, in hundredths of a piece.
    pub fn scale(&self) -> f32 {
        let some = &self.checking[..self.checking.len().min(SCALE_POSITIONS)];
        let error = |scale: f32| -> f64 {
            some.iter().map(|sample| f64::from(sample.foretold(scale) - sample.result()).powi(2)).sum()
        };
        let scales = (1..=80).map(|step| 25.0 * step as f32);
        scales.min_by(|a, b| error(*a).total_cmp(&error(*b))).expect("there are scales")
    }

    pub fn aim(&mut self, aim: Aim) {
        self.training.iter_mut().chain(&mut self.checking).for_each(|sample| aim.set(sample));
    }
}

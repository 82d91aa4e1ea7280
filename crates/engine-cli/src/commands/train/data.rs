//! Records from files, for training and for checking.

use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::error::TrainError;
use super::sample::{Aim, Sample};
use super::settings::DataFile;
use crate::commands::datagen::settings_path;
use crate::content_hash::short;
use crate::record::Record;

/// One game of so many is kept for checking.
const CHECK_EVERY: u64 = 50;
/// Positions by which the scale is found at most.
const SCALE_POSITIONS: usize = 200_000;

#[derive(Default)]
pub(super) struct Data {
    pub training: Vec<Sample>,
    /// Of whole games that are not learned from.
    pub checking: Vec<Sample>,
    pub files: Vec<DataFile>,
}

impl Data {
    /// # Errors
    /// A file that can't be read or holds anything but records, and files with too few games.
    pub fn read(files: &[PathBuf]) -> Result<Data, TrainError> {
        let mut data = Data::default();
        for path in files {
            let wrong = |error| TrainError::Data { path: path.clone(), error };
            let file = File::open(path).map_err(wrong)?;
            let records = file.metadata().map_err(wrong)?.len() / Record::BYTES as u64;
            data.training.reserve_exact(records as usize);
            let mut reader = BufReader::with_capacity(1 << 20, file);
            let (mut hash, mut games, mut bytes) = (Sha256::new(), 0, [0; Record::BYTES]);
            for number in 0..records {
                reader.read_exact(&mut bytes).map_err(wrong)?;
                hash.update(bytes);
                let record = Record::from_bytes(&bytes)
                    .ok_or_else(|| TrainError::Record { path: path.clone(), number })?;
                data.add(&record, games);
                games += u64::from(record.place.last);
            }
            data.files.push(named(path, games, records, hash));
        }
        if data.training.is_empty() || data.checking.is_empty() {
            return Err(TrainError::TooFewGames);
        }
        Ok(data)
    }

    /// What there is of a game that is still being written counts too.
    fn add(&mut self, record: &Record, game: u64) {
        let to = if game.is_multiple_of(CHECK_EVERY) { &mut self.checking } else { &mut self.training };
        to.push(Sample::of(record));
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

fn named(path: &Path, games: u64, positions: u64, hash: Sha256) -> DataFile {
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let settings = fs::read_to_string(settings_path(path)).ok().map(|text| text.trim().to_owned());
    DataFile { name, games, positions, hash: short(hash), settings }
}

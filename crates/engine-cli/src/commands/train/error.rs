//! Why there is nothing to train on, or no network comes of it.

use std::fmt;
use std::io;
use std::path::PathBuf;

#[derive(Debug)]
pub enum TrainError {
    Data { path: PathBuf, error: io::Error },
    Record { path: PathBuf, number: u64 },
    TooFewGames,
}

impl fmt::Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainError::Data { path, error } => write!(f, "{}: {error}", path.display()),
            TrainError::Record { path, number } => {
                write!(f, "{}: number {number} is no record of datagen", path.display())
            }
            TrainError::TooFewGames => f.write_str("too few games to train on and to check by"),
        }
    }
}

impl std::error::Error for TrainError {}

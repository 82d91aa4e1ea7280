//! Why there is nothing to train on, or no network comes of it.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub enum TrainError {
    Data {
        path: PathBuf,
        error: io::Error,
    },
    Record {
        path: PathBuf,
        number: u64,
    },
    TooFewGames,
    Hidden(usize),
    Checkpoint {
        path: PathBuf,
        error: io::Error,
    },
    /// A checkpoint that training shall go on from was made by other settings, or another one that it shall begin
    /// with has another shape.
    Settings {
        path: PathBuf,
        why: String,
    },
    Write {
        path: PathBuf,
        error: io::Error,
    },
}

impl TrainError {
    /// What a file could not be written for.
    pub fn write(path: &Path) -> impl FnOnce(io::Error) -> TrainError {
        move |error| TrainError::Write { path: path.to_path_buf(), error }
    }
}

impl fmt::Display for TrainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrainError::Data { path, error } | TrainError::Checkpoint { path, error } => {
                write!(f, "{}: {error}", path.display())
            }
            TrainError::Record { path, number } => {
                write!(f, "{}: number {number} is no record of datagen", path.display())
            }
            TrainError::TooFewGames => f.write_str("too few games to train on and to check by"),
            TrainError::Hidden(hidden) => {
                write!(
                    f,
                    "{hidden} hidden units: the number must be a multiple of {}",
                    super::line::Line::LEN
                )
            }
            TrainError::Settings { path, why } => write!(f, "{}: {why}", path.display()),
            TrainError::Write { path, error } => write!(f, "{} can't be written: {error}", path.display()),
        }
    }
}

impl std::error::Error for TrainError {}

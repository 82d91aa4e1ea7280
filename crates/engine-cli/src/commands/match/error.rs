//! Why a match can't be played, or not to its end.

use std::fmt;
use std::io;

use super::fault::Fault;
use crate::listing::ListingError;

#[derive(Debug)]
pub enum MatchError {
    NoLimit { name: String },
    Sprt,
    Openings(ListingError),
    Engine { name: String, fault: Fault },
    Io(io::Error),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::NoLimit { name } => {
                write!(f, "{name} has no limit: give --movetime, --clock, --nodes or --depth")
            }
            MatchError::Sprt => {
                f.write_str("a test needs elo0 below elo1, and alpha and beta between 0 and a half")
            }
            MatchError::Openings(error) => error.fmt(f),
            MatchError::Engine { name, fault } => write!(f, "{name} can't be started: {fault}"),
            MatchError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl From<io::Error> for MatchError {
    fn from(error: io::Error) -> MatchError {
        MatchError::Io(error)
    }
}

impl From<ListingError> for MatchError {
    fn from(error: ListingError) -> MatchError {
        MatchError::Openings(error)
    }
}

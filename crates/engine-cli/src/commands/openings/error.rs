//! Why there are fewer openings than were asked for.

use std::fmt;
use std::io;

use crate::network_file::NetworkFileError;

#[derive(Debug)]
pub enum OpeningsError {
    Io(io::Error),
    Network(NetworkFileError),
    /// All that there are have been weighed.
    NoMore {
        found: u64,
    },
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningsError::Io(error) => error.fmt(f),
            OpeningsError::Network(error) => error.fmt(f),
            OpeningsError::NoMore { found } => write!(f, "there are no more than {found} such openings"),
        }
    }
}

impl std::error::Error for OpeningsError {}

impl From<io::Error> for OpeningsError {
    fn from(error: io::Error) -> OpeningsError {
        OpeningsError::Io(error)
    }
}

impl From<NetworkFileError> for OpeningsError {
    fn from(error: NetworkFileError) -> OpeningsError {
        OpeningsError::Network(error)
    }
}

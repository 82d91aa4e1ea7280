//! Why no games are played, or no more.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::network_file::NetworkFileError;

#[derive(Debug)]
pub enum DatagenError {
    File {
        path: PathBuf,
        error: io::Error,
    },
    /// The file was made with other settings, or nobody knows with which.
    Settings {
        path: PathBuf,
        made: Option<String>,
    },
    Network(NetworkFileError),
}

impl DatagenError {
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> DatagenError {
        move |error| DatagenError::File { path: path.to_path_buf(), error }
    }
}

impl fmt::Display for DatagenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatagenError::File { path, error } => write!(f, "{}: {error}", path.display()),
            DatagenError::Settings { path, made: Some(made) } => {
                write!(f, "{} was made with other settings: {made}", path.display())
            }
            DatagenError::Settings { path, made: None } => write!(
                f,
                "{} has no settings beside it, so it can be trained on but not gone on with",
                path.display()
            ),
            DatagenError::Network(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DatagenError {}

impl From<NetworkFileError> for DatagenError {
    fn from(error: NetworkFileError) -> DatagenError {
        DatagenError::Network(error)
    }
}

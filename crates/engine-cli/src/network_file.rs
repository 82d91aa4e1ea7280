//! Networks from files.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::network::{self, Network, NetworkError};

use crate::content_hash;

/// A network that stays to the end of the program, and the hash of its file.
pub struct NetworkFile {
    pub network: &'static Network,
    pub hash: String,
}

/// The network of a file, or the engine's own.
///
/// # Errors
/// As for [`read`].
pub fn read_or_current(path: Option<&Path>) -> Result<NetworkFile, NetworkFileError> {
    let own = || NetworkFile { network: network::current(), hash: network::CURRENT.to_owned() };
    path.map_or_else(|| Ok(own()), read)
}

/// # Errors
/// If the file can't be read, or is no network for this engine.
fn read(path: &Path) -> Result<NetworkFile, NetworkFileError> {
    let wrong = |kind| NetworkFileError { path: path.to_path_buf(), kind };
    let bytes = fs::read(path).map_err(|error| wrong(Kind::Io(error)))?;
    let network = Network::read(&bytes).map_err(|error| wrong(Kind::Network(error)))?;
    Ok(NetworkFile { network: Box::leak(Box::new(network)), hash: content_hash::of(&bytes) })
}

/// Why a file gives no network.
#[derive(Debug)]
pub struct NetworkFileError {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Io(io::Error),
    Network(NetworkError),
}

impl fmt::Display for NetworkFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.kind {
            Kind::Io(error) => error.fmt(f),
            Kind::Network(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NetworkFileError {}

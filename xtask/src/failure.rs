use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use thiserror::Error;

/// Why a chore did not come to a good end.
#[derive(Debug, Error)]
pub enum Failure {
    #[error("{0}")]
    Usage(String),
    #[error("{what} is missing. {how}")]
    Missing { what: &'static str, how: &'static str },
    #[error("{command} failed ({status})")]
    Command { command: String, status: String },
    #[error("cannot start {command}: {error}")]
    Start { command: String, error: io::Error },
    #[error("cannot read {path}: {error}", path = path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("cannot understand {what}: {why}")]
    Malformed { what: String, why: String },
    #[cfg(feature = "measure")]
    #[error("nothing measured: {0}")]
    Bench(String),
    #[cfg(feature = "measure")]
    #[error("{0} faults, told above")]
    Faults(usize),
    #[error("{0} to mend")]
    Untidy(usize),
}

impl Failure {
    /// 2 where the command was wrong, 1 where the project is.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}

use std::io;

use store::StoreError;
use thiserror::Error;

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub enum BenchError {
    #[error("{what}: {error}")]
    Io { what: &'static str, error: io::Error },
    #[error("{program} can't be started: {error}")]
    Start { program: String, error: io::Error },
    #[error("{0} did not say its address")]
    NoAddress(String),
    #[error("{path} was answered with status {status}: {body}")]
    Http { path: String, status: u16, body: String },
    #[error("an answer without head or length")]
    NotHttp,
    #[error("not the JSON that was expected: {0}")]
    NotJson(String),
    #[error("a frame that the server does not send, beginning with {0:#04x}")]
    Frame(u8),
    #[error("{needed} files at once are needed, and only {allowed} are allowed: raise `ulimit -n`")]
    Files { needed: u64, allowed: u64 },
    #[error("/proc does not say {0}")]
    Proc(&'static str),
    #[error("{0} in time")]
    Late(&'static str),
    #[error("the reference could not be taken: {0}")]
    Store(#[from] StoreError),
}

impl BenchError {
    /// For `map_err`: an I/O error, and in doing what.
    pub(super) fn io(what: &'static str) -> impl FnOnce(io::Error) -> BenchError {
        move |error| BenchError::Io { what, error }
    }
}

use thiserror::Error;

use crate::{PAYLOAD_MAX, SUBJECT_MAX};

/// Why nothing was sent or subscribed to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BusError {
    #[error("{0:?} is no subject: words with dots between, at most {SUBJECT_MAX} bytes")]
    BadSubject(String),
    #[error("a payload of {0} bytes; at most {PAYLOAD_MAX} are carried")]
    TooLong(usize),
}

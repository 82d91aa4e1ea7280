//! What an engine may break.

use std::fmt;
use std::time::Duration;

/// Why an engine has lost a game without the board's saying so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its process or its output has ended, or can't be had.
    Crash { how: String },
    /// It has said nothing for too long.
    NoAnswer { to: &'static str, after: Duration },
    /// The rules don't allow its move, or it is none.
    IllegalMove { text: String },
    /// Its move came too late.
    Time { used: Duration, allowed: Duration },
}

/// A fault without its details, to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FaultKind {
    Crash,
    NoAnswer,
    IllegalMove,
    Time,
}

impl Fault {
    pub fn kind(&self) -> FaultKind {
        match self {
            Fault::Crash { .. } => FaultKind::Crash,
            Fault::NoAnswer { .. } => FaultKind::NoAnswer,
            Fault::IllegalMove { .. } => FaultKind::IllegalMove,
            Fault::Time { .. } => FaultKind::Time,
        }
    }
}

impl FaultKind {
    /// The name in kebab case.
    pub fn name(self) -> &'static str {
        match self {
            FaultKind::Crash => "crash",
            FaultKind::NoAnswer => "no-answer",
            FaultKind::IllegalMove => "illegal-move",
            FaultKind::Time => "time",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Crash { how } => write!(f, "crashed: {how}"),
            Fault::NoAnswer { to, after } => write!(f, "no answer to {to} within {} ms", after.as_millis()),
            Fault::IllegalMove { text } => write!(f, "illegal move: {text}"),
            Fault::Time { used, allowed } => {
                write!(f, "out of time: took {} ms of {}", used.as_millis(), allowed.as_millis())
            }
        }
    }
}

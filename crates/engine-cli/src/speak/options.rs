//! What can be set: only what has an effect.

use std::fmt;
use std::time::Duration;

use uai::{Answer, Name, OptionKind, Text};

use super::thinker::Task;

/// The table's size in MiB: what it is unless set, and its bounds.
pub const HASH_DEFAULT: i64 = 16;
const HASH_MIN: i64 = 1;
const HASH_MAX: i64 = 16_384;
/// Threads that think at once.
const THREADS_MAX: i64 = 256;
/// First moves that are told of; no position has more, or hardly any.
const LINES_MAX: i64 = 255;
/// What is lost at each move between the players' clocks and this program, in milliseconds.
const OVERHEAD_DEFAULT: i64 = 10;
const OVERHEAD_MAX: i64 = 5_000;

const HASH: &str = "Hash";
const THREADS: &str = "Threads";
const LINES: &str = "MultiPV";
const CLEAR: &str = "Clear Hash";
const OVERHEAD: &str = "Move Overhead";

/// What has been set and is needed while listening.
pub struct Options {
    pub overhead: Duration,
    /// How many lines are told of.
    pub lines: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { overhead: Duration::from_millis(OVERHEAD_DEFAULT as u64), lines: 1 }
    }
}

/// The options as they are introduced.
pub fn all() -> [Answer; 5] {
    let spin = |default, min, max| OptionKind::Spin { default, min, max };
    let options = [
        (HASH, spin(HASH_DEFAULT, HASH_MIN, HASH_MAX)),
        (THREADS, spin(1, 1, THREADS_MAX)),
        (LINES, spin(1, 1, LINES_MAX)),
        (CLEAR, OptionKind::Button),
        (OVERHEAD, spin(OVERHEAD_DEFAULT, 0, OVERHEAD_MAX)),
    ];
    options.map(|(name, kind)| Answer::Option {
        name: name.parse().expect("a name without reserved words"),
        kind,
    })
}

impl Options {
    /// Sets an option; some need the thinking thread's help.
    pub fn set(&mut self, name: &Name, value: Option<&Text>) -> Result<Option<Task>, OptionError> {
        let is = |known: &str| name.as_str().eq_ignore_ascii_case(known);
        if is(HASH) {
            let mebibytes = number(HASH, value, HASH_MIN, HASH_MAX)?;
            Ok(Some(Task::Resize { table_bytes: (mebibytes as usize) << 20 }))
        } else if is(THREADS) {
            Ok(Some(Task::SetThreads { threads: number(THREADS, value, 1, THREADS_MAX)? as usize }))
        } else if is(LINES) {
            self.lines = number(LINES, value, 1, LINES_MAX)? as u8;
            Ok(None)
        } else if is(CLEAR) {
            Ok(Some(Task::Forget))
        } else if is(OVERHEAD) {
            self.overhead = Duration::from_millis(number(OVERHEAD, value, 0, OVERHEAD_MAX)? as u64);
            Ok(None)
        } else {
            Err(OptionError::Unknown(name.clone()))
        }
    }
}

fn number(name: &'static str, value: Option<&Text>, min: i64, max: i64) -> Result<i64, OptionError> {
    let number = value.and_then(|value| value.as_str().parse().ok());
    number.filter(|number| (min..=max).contains(number)).ok_or(OptionError::OutOfRange { name, min, max })
}

/// Why an option was not set.
#[derive(Debug)]
pub enum OptionError {
    Unknown(Name),
    OutOfRange { name: &'static str, min: i64, max: i64 },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(name) => write!(f, "there is no option {name}"),
            OptionError::OutOfRange { name, min, max } => {
                write!(f, "{name} is a whole number from {min} to {max}")
            }
        }
    }
}

#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod answer;
mod command;
mod error;
mod spelling;
mod text;
mod words;

pub use answer::{Answer, Info, OptionKind, Score};
pub use command::{Clock, Command, Go};
pub use error::{ParseError, Part};
pub use text::{Name, NameError, Text};
pub use words::LINE_BYTES_MAX;

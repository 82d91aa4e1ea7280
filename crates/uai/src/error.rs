//! Why a line is no message.

use std::fmt;

use ataxx::{ParseMoveError, ParsePositionError};

use crate::words::LINE_BYTES_MAX;

/// Why a line is no message of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The line is longer than [`LINE_BYTES_MAX`].
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// There is nothing in the line.
    Empty,
    /// No message begins so. Engines say much that is not for others, and runners may ignore it.
    Unknown {
        /// The first word, cut to a readable length.
        word: String,
    },
    /// Something is absent that the message can't be without.
    Missing(Part),
    /// Something is not what it must be.
    Wrong {
        /// What it should have been.
        part: Part,
        /// What stands there, cut to a readable length.
        word: String,
    },
    /// The position is none.
    Position(ParsePositionError),
    /// A move is none.
    Move {
        /// What stands there, cut to a readable length.
        word: String,
        /// What is wrong with it.
        error: ParseMoveError,
    },
}

/// A part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `startpos`, or `fen` with a position.
    Start,
    /// The word `name`, and the name of an option after it.
    OptionName,
    /// The word `type`, and the type of an option after it.
    OptionType,
    /// What an option is if nobody sets it.
    Default,
    /// The least value of an option.
    Min,
    /// The greatest value of an option.
    Max,
    /// What the engine or its author is called.
    Id,
    /// The best move.
    BestMove,
    /// A number of milliseconds.
    Milliseconds,
    /// A whole number.
    Number,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::TooLong { bytes } => {
                write!(f, "a line of {bytes} bytes; {LINE_BYTES_MAX} are the most")
            }
            ParseError::Empty => f.write_str("an empty line"),
            ParseError::Unknown { word } => write!(f, "nothing begins with {word:?}"),
            ParseError::Missing(part) => write!(f, "{part} is missing"),
            ParseError::Wrong { part, word } => write!(f, "expected {part}, not {word:?}"),
            ParseError::Position(error) => write!(f, "no position: {error}"),
            ParseError::Move { word, error } => write!(f, "no move: {word:?}: {error}"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Start => "startpos, or fen with a position",
            Part::OptionName => "the name of an option",
            Part::OptionType => "the type of an option",
            Part::Default => "the default of an option",
            Part::Min => "the least value of an option",
            Part::Max => "the greatest value of an option",
            Part::Id => "name or author",
            Part::BestMove => "the best move",
            Part::Milliseconds => "a number of milliseconds",
            Part::Number => "a whole number",
        })
    }
}

impl std::error::Error for ParseError {}

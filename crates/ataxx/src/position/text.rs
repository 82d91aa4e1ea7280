//! A position as a FEN.

use core::fmt;
use core::str::FromStr;

use crate::{FenError, Position, PositionError, Setup};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let setup: Setup = text.parse().map_err(ParsePositionError::Fen)?;
        Position::new(setup).map_err(ParsePositionError::Position)
    }
}

/// Why a text is no lawful position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// It is no FEN.
    Fen(FenError),
    /// It is the FEN of an arrangement that is not lawful.
    Position(PositionError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Fen(error) => error.fmt(f),
            ParsePositionError::Position(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {}

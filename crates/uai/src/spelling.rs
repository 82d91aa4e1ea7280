//! Moves and positions as peers write them.

use ataxx::{Move, ParseMoveError, Position};

use crate::error::{ParseError, Part};
use crate::words::{Words, shown};

/// A move. A clone may come with the square it began at, a pass as a word.
pub(crate) fn read_move(word: &str) -> Result<Move, ParseError> {
    match word.parse() {
        Ok(mv) => Ok(mv),
        Err(ParseMoveError::LongClone { to }) => Ok(Move::Clone { to }),
        Err(_) if ["pass", "null"].iter().any(|pass| word.eq_ignore_ascii_case(pass)) => Ok(Move::Pass),
        Err(error) => Err(ParseError::Move { word: shown(word), error }),
    }
}

/// `startpos`, or `fen` with two fields or four.
pub(crate) fn read_position(words: &mut Words<'_>) -> Result<Position, ParseError> {
    match words.next() {
        None => Err(ParseError::Missing(Part::Start)),
        Some("startpos") => Ok(Position::start()),
        Some("fen") => read_fen(words.until(&["moves"]).as_str()),
        Some(word) => Err(crate::words::wrong(Part::Start, word)),
    }
}

fn read_fen(text: &str) -> Result<Position, ParseError> {
    let counted = match text.split(' ').count() {
        2 => format!("{text} 0 1"),
        _ => String::from(text),
    };
    counted.parse().map_err(ParseError::Position)
}

/// Moves with a space before each.
pub(crate) fn write_moves(f: &mut std::fmt::Formatter<'_>, moves: &[Move]) -> std::fmt::Result {
    moves.iter().try_for_each(|mv| write!(f, " {mv}"))
}

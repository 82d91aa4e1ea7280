//! Moves and their text form in the UAI protocol.

use core::fmt;
use core::str::FromStr;

use crate::Square;

/// A turn of one side. Whether it is legal is for a [`Position`](crate::Position) to say.
///
/// Its text form is the one of UAI: `g2` (a clone is its target), `a1c3`, `0000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Leaves the turn to the opponent: legal, and forced, where there is no clone and no jump.
    Pass,
    /// Puts a new piece on an empty square beside an own one.
    Clone {
        /// Where the new piece lands.
        to: Square,
    },
    /// Takes an own piece to an empty square exactly two steps away.
    Jump {
        /// The square that becomes empty.
        from: Square,
        /// Where the piece lands.
        to: Square,
    },
}

impl Move {
    /// Where a piece lands, `None` for a pass.
    #[inline]
    pub const fn to(self) -> Option<Square> {
        match self {
            Move::Pass => None,
            Move::Clone { to } | Move::Jump { to, .. } => Some(to),
        }
    }

    /// Whether this is a clone: only a clone resets the half-move clock.
    #[inline]
    pub const fn is_clone(self) -> bool {
        matches!(self, Move::Clone { .. })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("0000"),
            Move::Clone { to } => write!(f, "{to}"),
            Move::Jump { from, to } => write!(f, "{from}{to}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads the one strict spelling of a move.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let square = |text: Option<&str>| {
            text.and_then(|text| text.parse::<Square>().ok()).ok_or(ParseMoveError::NotAMove)
        };
        match text.len() {
            2 => Ok(Move::Clone { to: square(Some(text))? }),
            4 if text == "0000" => Ok(Move::Pass),
            4 => jump(square(text.get(..2))?, square(text.get(2..))?),
            _ => Err(ParseMoveError::NotAMove),
        }
    }
}

fn jump(from: Square, to: Square) -> Result<Move, ParseMoveError> {
    match from.distance(to) {
        2 => Ok(Move::Jump { from, to }),
        1 => Err(ParseMoveError::LongClone { to }),
        _ => Err(ParseMoveError::NotAJump { from, to }),
    }
}

/// Why a text is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMoveError {
    /// The text has not the form of a move.
    NotAMove,
    /// The text gives piece and target of a clone; a clone is written as its target alone.
    LongClone {
        /// The target, which is the right spelling.
        to: Square,
    },
    /// The two squares are not exactly two steps apart.
    NotAJump {
        /// The first square.
        from: Square,
        /// The second square.
        to: Square,
    },
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::NotAMove => f.write_str("not a move: expected a square, two squares or 0000"),
            ParseMoveError::LongClone { to } => {
                write!(f, "a clone is written as its target alone: {to}")
            }
            ParseMoveError::NotAJump { from, to } => {
                write!(f, "{from} and {to} are not two steps apart")
            }
        }
    }
}

impl core::error::Error for ParseMoveError {}

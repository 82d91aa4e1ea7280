//! A lawful position.

mod legal;
mod play;
mod text;
mod valid;

use core::fmt;

pub use play::IllegalMove;
pub use text::ParsePositionError;

use crate::{Bitboard, BySide, Hash, Setup, Side, Square, zobrist};

/// A lawful position: pieces and gaps that don't overlap, a side to move, and the two counters of
/// a FEN. It may be over: see [`outcome`](Position::outcome). What came before it is the matter of
/// a [`Game`](crate::Game).
///
/// Equality includes the counters; [`hash`](Position::hash) does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pieces: BySide<Bitboard>,
    gaps: Bitboard,
    hash: Hash,
    fullmove_number: u32,
    halfmove_clock: u16,
    turn: Side,
}

impl Position {
    /// The position of an arrangement.
    ///
    /// # Errors
    /// If two things stand on one square, or the full-move number is zero.
    pub fn new(setup: Setup) -> Result<Position, PositionError> {
        let Setup { pieces, gaps, turn, halfmove_clock, fullmove_number } = setup;
        let overlap = (pieces.red & pieces.blue) | ((pieces.red | pieces.blue) & gaps);
        if let Some(square) = overlap.first() {
            return Err(PositionError::Overlap { square });
        }
        if fullmove_number == 0 {
            return Err(PositionError::ZeroFullmoveNumber);
        }
        let hash = zobrist::fresh(pieces, gaps, turn);
        Ok(Position { pieces, gaps, hash, fullmove_number, halfmove_clock, turn })
    }

    /// The start position: two pieces each in opposite corners, Red to move.
    pub fn start() -> Position {
        Position::new(Setup::default()).expect("the start position is lawful")
    }

    /// The position as an arrangement, to change or to print.
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: self.pieces,
            gaps: self.gaps,
            turn: self.turn,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The squares with a piece of `side`.
    #[inline]
    pub fn pieces(&self, side: Side) -> Bitboard {
        self.pieces[side]
    }

    /// The side whose piece stands on `square`, `None` for an empty square or a gap.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.pieces[side].contains(square))
    }

    /// The squares with a piece of either side.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.pieces.red | self.pieces.blue
    }

    /// The squares that a piece could land on: neither occupied nor a gap.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.occupied() | self.gaps)
    }

    /// The blocked squares.
    #[inline]
    pub const fn gaps(&self) -> Bitboard {
        self.gaps
    }

    /// Plies since the last clone.
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move, from 1; it grows after Blue's turn.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The hash of board, gaps and side to move.
    #[inline]
    pub const fn hash(&self) -> Hash {
        self.hash
    }
}

/// Why an arrangement is no lawful position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Two pieces, or a piece and a gap, are on one square.
    Overlap {
        /// The first such square.
        square: Square,
    },
    /// The full-move number is zero; moves are counted from 1.
    ZeroFullmoveNumber,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Overlap { square } => write!(f, "two things stand on {square}"),
            PositionError::ZeroFullmoveNumber => {
                f.write_str("the full-move number is zero, but counts from 1")
            }
        }
    }
}

impl core::error::Error for PositionError {}

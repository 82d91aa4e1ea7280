//! Any arrangement that a FEN can describe, lawful or not.

use crate::{Bitboard, BySide, Side, Square};

/// An arrangement of pieces and gaps with a side to move: anything, checked by nobody.
/// [`Position::new`](crate::Position::new) makes a lawful position of it. The default is the
/// start position. Its text form is a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The squares with a piece, for each side.
    pub pieces: BySide<Bitboard>,
    /// The blocked squares.
    pub gaps: Bitboard,
    /// The side to move.
    pub turn: Side,
    /// Plies since the last clone.
    pub halfmove_clock: u16,
    /// The number of the move, from 1; it grows after Blue's turn.
    pub fullmove_number: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            pieces: BySide {
                red: Bitboard::EMPTY.with(Square::A7).with(Square::G1),
                blue: Bitboard::EMPTY.with(Square::A1).with(Square::G7),
            },
            gaps: Bitboard::EMPTY,
            turn: Side::Red,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }
}

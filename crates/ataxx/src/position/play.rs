//! Playing a move.

use core::fmt;

use crate::{Bitboard, Move, Position, Side, Square, zobrist};

impl Position {
    /// Plays `mv`.
    ///
    /// # Errors
    /// If the move is not legal, or the position is over; it stays as it was then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if !self.is_legal(mv) {
            return Err(IllegalMove(mv));
        }
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays `mv`, which the caller knows to be legal: the twin of [`play`](Position::play) for
    /// hot loops.
    ///
    /// # Panics
    /// In debug builds, if the move is not legal. In release builds an illegal move gives a
    /// position that is not lawful.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(self.is_legal(mv), "{mv} is not legal in {self}");
        let mover = self.turn;
        self.halfmove_clock += 1;
        match mv {
            Move::Pass => {}
            Move::Clone { to } => {
                self.halfmove_clock = 0;
                self.land(mover, to);
            }
            Move::Jump { from, to } => {
                self.pieces[mover].remove(from);
                self.hash.0 ^= zobrist::piece(mover, from);
                self.land(mover, to);
            }
        }
        self.turn = mover.other();
        self.hash.0 ^= zobrist::TURN;
        if mover == Side::Blue {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
    }

    /// Puts a piece on `to` and converts what is around it.
    #[inline]
    fn land(&mut self, side: Side, to: Square) {
        let converted = self.conversions(side, to);
        self.pieces[side] |= converted | Bitboard::from(to);
        self.pieces[side.other()] -= converted;
        self.hash.0 ^= zobrist::piece(side, to);
        for square in converted {
            self.hash.0 ^= zobrist::flip(square);
        }
    }
}

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove(pub Move);

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal here", self.0)
    }
}

impl core::error::Error for IllegalMove {}

//! What perft needs of a position: no hash, no names of the sides.
//!
//! Everything here is `inline(always)`, so that it is compiled anew with the instructions of each
//! twin in `cpu.rs`.

use crate::outcome::NO_CLONE_LIMIT;
use crate::{Bitboard, Position, Square, ring1};

/// A position seen from the side to move.
#[derive(Clone, Copy)]
pub struct Board {
    /// The pieces of the side to move.
    pub own: Bitboard,
    /// The pieces of the other side.
    pub opp: Bitboard,
    /// The squares without a piece and without a gap.
    pub empty: Bitboard,
    /// Plies since the last clone.
    clock: u16,
}

impl Board {
    pub fn new(position: &Position) -> Board {
        Board {
            own: position.pieces(position.turn()),
            opp: position.pieces(position.turn().other()),
            empty: position.empty(),
            clock: position.halfmove_clock(),
        }
    }

    /// Whether a side has no piece, or the clock has run out.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.own.is_empty() || self.opp.is_empty() || self.clock >= NO_CLONE_LIMIT
    }

    /// Whether a jump or a pass ends the game.
    #[inline(always)]
    pub fn is_last_without_clone(&self) -> bool {
        self.clock + 1 >= NO_CLONE_LIMIT
    }

    /// The empty squares that the side to move can reach.
    #[inline(always)]
    pub fn targets(&self) -> Bitboard {
        self.own.grown().grown() & self.empty
    }

    /// Whether the other side could move.
    #[inline(always)]
    pub fn opponent_can_move(&self) -> bool {
        !self.opp.grown().grown().is_disjoint(self.empty)
    }

    /// The position after a pass.
    #[inline(always)]
    pub fn after_pass(&self) -> Board {
        Board { own: self.opp, opp: self.own, empty: self.empty, clock: self.clock + 1 }
    }

    /// The position after a clone to `to`.
    #[inline(always)]
    pub fn after_clone(&self, to: Square) -> Board {
        let converted = ring1(to) & self.opp;
        Board {
            own: self.opp - converted,
            opp: self.own.with(to) | converted,
            empty: self.empty.without(to),
            clock: 0,
        }
    }

    /// The position after a jump, given the one after a clone to the same square: only the origin
    /// is empty besides.
    #[inline(always)]
    pub fn after_jump(&self, from: Square, after_clone: &Board) -> Board {
        Board {
            own: after_clone.own,
            opp: after_clone.opp.without(from),
            empty: after_clone.empty.with(from),
            clock: self.clock + 1,
        }
    }
}

/// The number of pairs of a square of `a` and a square of `b`, two steps apart: the jumps, if
/// pieces stand on one and the other is empty. Costs a step for each square of `a`.
#[inline(always)]
pub fn pairs(a: Bitboard, b: Bitboard) -> u64 {
    let mut sum = 0;
    for square in a {
        sum += (crate::ring2(square) & b).len();
    }
    u64::from(sum)
}

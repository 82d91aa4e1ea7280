//! What must hold of every position, in one place.

use crate::{Bitboard, Position, Side, zobrist};

impl Position {
    /// Checks what must hold of every position; for tests, after every step.
    ///
    /// # Panics
    /// If something does not hold.
    pub fn check_valid(&self) {
        let (red, blue, gaps) = (self.pieces.red, self.pieces.blue, self.gaps);
        assert!(red.is_disjoint(blue), "pieces overlap: {self:?}");
        assert!((red | blue).is_disjoint(gaps), "a piece stands on a gap: {self:?}");
        assert_eq!(self.occupied() | gaps | self.empty(), Bitboard::FULL, "a square is lost");
        for set in [red, blue, gaps] {
            assert!(Bitboard::from_bits(set.bits()).is_some(), "bits beyond the board: {self:?}");
        }
        assert!(self.fullmove_number > 0, "moves count from 1: {self:?}");
        let fresh = zobrist::fresh(self.pieces, gaps, self.turn);
        assert_eq!(self.hash, fresh, "the hash has drifted: {self:?}");
        assert_eq!(
            self.legal_moves().is_empty(),
            self.outcome().is_some(),
            "a position has moves exactly until it is over: {self}"
        );
        assert!(self.outcome().is_some() || Side::ALL.into_iter().any(|s| self.has_move(s)));
    }
}

//! The eight symmetries of the board.

use crate::{Bitboard, Move, Position, Setup, Square};

/// A rotation or a reflection of the board. The rules know no direction: everything but the
/// names of the squares stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Symmetry {
    /// Changes nothing.
    Identity,
    /// Mirrors left and right: `a1` to `g1`.
    FlipFiles,
    /// Mirrors top and bottom: `a1` to `a7`.
    FlipRanks,
    /// Turns by half: `a1` to `g7`.
    Rotate180,
    /// Mirrors along the diagonal through `a1`: `g1` to `a7`.
    FlipDiagonal,
    /// Turns by a quarter, clockwise as seen with rank 1 at the bottom: `a1` to `a7`.
    Rotate90,
    /// Turns by three quarters clockwise: `a1` to `g1`.
    Rotate270,
    /// Mirrors along the diagonal through `a7`: `a1` to `g7`.
    FlipAntidiagonal,
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::FlipFiles,
        Symmetry::FlipRanks,
        Symmetry::Rotate180,
        Symmetry::FlipDiagonal,
        Symmetry::Rotate90,
        Symmetry::Rotate270,
        Symmetry::FlipAntidiagonal,
    ];

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::Rotate90 => Symmetry::Rotate270,
            Symmetry::Rotate270 => Symmetry::Rotate90,
            itself => itself,
        }
    }

    const fn map(self, square: Square) -> Square {
        let (f, r) = (square.file(), square.rank());
        let (file, rank) = match self {
            Symmetry::Identity => (f, r),
            Symmetry::FlipFiles => (6 - f, r),
            Symmetry::FlipRanks => (f, 6 - r),
            Symmetry::Rotate180 => (6 - f, 6 - r),
            Symmetry::FlipDiagonal => (r, f),
            Symmetry::Rotate90 => (r, 6 - f),
            Symmetry::Rotate270 => (6 - r, f),
            Symmetry::FlipAntidiagonal => (6 - r, 6 - f),
        };
        Square::ALL[(rank * 7 + file) as usize]
    }
}

impl Square {
    /// Where `symmetry` takes this square.
    #[inline]
    pub const fn transformed(self, symmetry: Symmetry) -> Square {
        symmetry.map(self)
    }
}

impl Bitboard {
    /// The squares where `symmetry` takes those of this set.
    pub fn transformed(self, symmetry: Symmetry) -> Bitboard {
        self.iter().map(|square| square.transformed(symmetry)).collect()
    }
}

impl Move {
    /// The move that `symmetry` makes of this one.
    pub const fn transformed(self, symmetry: Symmetry) -> Move {
        match self {
            Move::Pass => Move::Pass,
            Move::Clone { to } => Move::Clone { to: symmetry.map(to) },
            Move::Jump { from, to } => Move::Jump { from: symmetry.map(from), to: symmetry.map(to) },
        }
    }
}

impl Setup {
    /// The arrangement that `symmetry` makes of this one.
    pub fn transformed(self, symmetry: Symmetry) -> Setup {
        Setup {
            pieces: self.pieces.map(|set| set.transformed(symmetry)),
            gaps: self.gaps.transformed(symmetry),
            ..self
        }
    }
}

impl Position {
    /// The position that `symmetry` makes of this one.
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        Position::new(self.setup().transformed(symmetry)).expect("a symmetry keeps the law")
    }
}

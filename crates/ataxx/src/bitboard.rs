//! Sets of squares, one bit a square.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use crate::Square;

/// A set of squares. Bit `n` of [`bits`](Bitboard::bits) is the square with index `n`; the upper
/// 15 bits are always zero.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Bitboard(u64);

/// The squares that have a neighbour to the left.
const NOT_FILE_A: u64 = Bitboard::FULL.0 & !0x0000_0408_1020_4081;
/// The squares that have a neighbour to the right.
const NOT_FILE_G: u64 = NOT_FILE_A >> 1;

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 49 squares.
    pub const FULL: Bitboard = Bitboard((1 << Square::COUNT) - 1);

    /// The set with these bits, `None` if one lies beyond the board.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Bitboard> {
        if bits & !Bitboard::FULL.0 == 0 { Some(Bitboard(bits)) } else { None }
    }

    /// The set with these bits; those beyond the board are dropped.
    #[inline]
    pub const fn from_bits_truncated(bits: u64) -> Bitboard {
        Bitboard(bits & Bitboard::FULL.0)
    }

    /// The set of one square.
    #[inline]
    pub const fn from_square(square: Square) -> Bitboard {
        Bitboard(1 << square as u64)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The number of squares.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `square` is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u64 & 1 != 0
    }

    /// Whether the sets share no square.
    #[inline]
    pub const fn is_disjoint(self, other: Bitboard) -> bool {
        self.0 & other.0 == 0
    }

    /// Whether each square of this set is in `other`.
    #[inline]
    pub const fn is_subset(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The square with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        // SAFETY: a non-empty set has its lowest bit below 49, since the upper bits are zero.
        Some(unsafe { Square::from_index_unchecked(self.0.trailing_zeros()) })
    }

    /// Adds `square`.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square as u64;
    }

    /// Takes `square` out, if it is there.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square as u64);
    }

    /// This set and `square`.
    #[inline]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square as u64)
    }

    /// This set but `square`.
    #[inline]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << square as u64))
    }

    /// This set and every square next to one of it: what lies within one king step.
    #[inline]
    pub const fn grown(self) -> Bitboard {
        let rows = self.0 | (self.0 << 1 & NOT_FILE_A) | (self.0 >> 1 & NOT_FILE_G);
        Bitboard((rows | rows << 7 | rows >> 7) & Bitboard::FULL.0)
    }

    /// The squares in ascending order of their indices.
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident, $op:expr) => {
        impl $trait for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                let op: fn(u64, u64) -> u64 = $op;
                Bitboard(op(self.0, other.0))
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| a ^ b);
// The difference of two sets: cheaper than `a & !b`, which must mask the upper bits.
operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0 & Bitboard::FULL.0)
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard::from_square(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a [`Bitboard`] in ascending order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

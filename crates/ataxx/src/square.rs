//! The 49 squares of the board.

use core::fmt;
use core::str::FromStr;

/// A square of the 7×7 board: file `a` to `g` from left to right, rank `1` to `7` from bottom to
/// top. Its index is `rank * 7 + file`, both counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1,
    A2, B2, C2, D2, E2, F2, G2,
    A3, B3, C3, D3, E3, F3, G3,
    A4, B4, C4, D4, E4, F4, G4,
    A5, B5, C5, D5, E5, F5, G5,
    A6, B6, C6, D6, E6, F6, G6,
    A7, B7, C7, D7, E7, F7, G7,
}

impl Square {
    /// The number of squares, blocked ones included.
    pub const COUNT: usize = 49;

    /// All squares in the order of their indices.
    #[rustfmt::skip]
    pub const ALL: [Square; Square::COUNT] = {
        use Square::*;
        [
            A1, B1, C1, D1, E1, F1, G1,
            A2, B2, C2, D2, E2, F2, G2,
            A3, B3, C3, D3, E3, F3, G3,
            A4, B4, C4, D4, E4, F4, G4,
            A5, B5, C5, D5, E5, F5, G5,
            A6, B6, C6, D6, E6, F6, G6,
            A7, B7, C7, D7, E7, F7, G7,
        ]
    };

    /// The square with this index, `None` from 49 on.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT { Some(Square::ALL[index]) } else { None }
    }

    /// The square on this file and rank, each 0 to 6; `None` outside the board.
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < 7 && rank < 7 { Square::from_index((rank * 7 + file) as usize) } else { None }
    }

    /// The square with this index, unchecked.
    ///
    /// # Safety
    /// `index` is below [`Square::COUNT`].
    #[inline]
    pub(crate) const unsafe fn from_index_unchecked(index: u32) -> Square {
        debug_assert!(index < Square::COUNT as u32);
        // SAFETY: `Square` is `repr(u8)` with the discriminants 0 to 48, and the caller promises
        // an index among them.
        unsafe { core::mem::transmute::<u8, Square>(index as u8) }
    }

    /// The index, 0 (`a1`) to 48 (`g7`).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file, 0 (`a`) to 6 (`g`).
    #[inline]
    pub const fn file(self) -> u8 {
        self as u8 % 7
    }

    /// The rank, 0 (written `1`, at the bottom) to 6 (written `7`).
    #[inline]
    pub const fn rank(self) -> u8 {
        self as u8 / 7
    }

    /// The number of king steps between two squares (Chebyshev distance): 1 for a clone, 2 for a
    /// jump.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = [b'a' + self.file(), b'1' + self.rank()];
        f.pad(core::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => {
                Square::new(file - b'a', rank - b'1').ok_or(ParseSquareError)
            }
            _ => Err(ParseSquareError),
        }
    }
}

/// The text is not a file `a` to `g` followed by a rank `1` to `7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a file a-g and a rank 1-7")
    }
}

impl core::error::Error for ParseSquareError {}

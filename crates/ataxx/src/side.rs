//! The two sides, and a pair of values, one for each.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// One of the two players. Red moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The first player, `x` in a FEN.
    Red,
    /// The second player, `o` in a FEN.
    Blue,
}

impl Side {
    /// Both sides, the first player first.
    pub const ALL: [Side; 2] = [Side::Red, Side::Blue];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// The letter of this side in a FEN: `x` or `o`.
    pub const fn letter(self) -> char {
        match self {
            Side::Red => 'x',
            Side::Blue => 'o',
        }
    }

    /// The side with this letter in a FEN, `None` for any letter but `x` and `o`.
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'x' => Some(Side::Red),
            'o' => Some(Side::Blue),
            _ => None,
        }
    }

    /// The name: `red` or `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Red => "red",
            Side::Blue => "blue",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Side, ParseSideError> {
        Side::ALL.into_iter().find(|side| side.name() == text).ok_or(ParseSideError)
    }
}

/// The text is neither `red` nor `blue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a side: expected red or blue")
    }
}

impl core::error::Error for ParseSideError {}

/// A value for each side, indexed by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
pub struct BySide<T> {
    /// The first player's.
    pub red: T,
    /// The second player's.
    pub blue: T,
}

impl<T> BySide<T> {
    /// A pair from its parts.
    #[inline]
    pub const fn new(red: T, blue: T) -> BySide<T> {
        BySide { red, blue }
    }

    /// A pair made by asking `value` for each side, red first.
    #[inline]
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { red: value(Side::Red), blue: value(Side::Blue) }
    }

    /// The pair of what `change` makes of each value.
    #[inline]
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { red: change(self.red), blue: change(self.blue) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }
}

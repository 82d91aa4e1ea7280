//! A list of moves on the stack.

use core::fmt;
use core::mem::MaybeUninit;
use core::ops::Deref;

use crate::Move;

/// A capacity that no position exceeds: the 240 unordered pairs of squares two steps apart bound
/// the jumps, since of each pair only one square holds a piece and the other is empty; 48 squares
/// bound the clones.
pub const MAX_MOVES: usize = 240 + 48;

/// The legal moves of a position: a slice without an allocation.
#[derive(Clone)]
pub struct MoveList {
    moves: [MaybeUninit<Move>; MAX_MOVES],
    /// So many moves at the front are initialised.
    len: usize,
}

impl MoveList {
    #[inline]
    pub(crate) const fn new() -> MoveList {
        MoveList { moves: [MaybeUninit::uninit(); MAX_MOVES], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, mv: Move) {
        self.moves[self.len].write(mv);
        self.len += 1;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: `push` alone changes `len`, by one, after it has written that move; and
        // `MaybeUninit<Move>` has the layout of `Move`.
        unsafe { core::slice::from_raw_parts(self.moves.as_ptr().cast::<Move>(), self.len) }
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = core::iter::Copied<core::slice::Iter<'a, Move>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

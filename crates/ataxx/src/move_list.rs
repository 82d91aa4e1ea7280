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
    moves: MaybeUninit<[Move; MAX_MOVES]>,
    /// So many moves at the front are initialised; at most [`MAX_MOVES`].
    len: usize,
}

impl MoveList {
    #[inline]
    pub(crate) fn new() -> MoveList {
        let mut list = MaybeUninit::<MoveList>::uninit();
        // Written as a struct expression, this would be a constant, and each list a copy of all
        // its bytes: a third of the time of `legal_moves`.
        // SAFETY: `len` lies within the list, and `moves` needs no initial value.
        unsafe {
            (&raw mut (*list.as_mut_ptr()).len).write(0);
            list.assume_init()
        }
    }

    /// Adds moves at the end.
    ///
    /// # Safety
    /// There are at most [`MAX_MOVES`] then.
    #[inline]
    pub(crate) unsafe fn extend(&mut self, moves: impl Iterator<Item = Move>) {
        let first: *mut Move = self.moves.as_mut_ptr().cast();
        // A local counter stays in a register, while one behind a reference is stored each time.
        let mut len = self.len;
        for mv in moves {
            debug_assert!(len < MAX_MOVES);
            // SAFETY: the caller promises that `len` is an index of the array.
            unsafe { first.add(len).write(mv) };
            len += 1;
        }
        self.len = len;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: `extend` alone changes `len`, after it has written the moves before it.
        unsafe { core::slice::from_raw_parts(self.moves.as_ptr().cast(), self.len) }
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

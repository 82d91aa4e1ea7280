//! Principal variations, one for each ply of the node under search.

use alloc::vec::Vec;

use ataxx::Move;

/// A triangular table: the line of a node is its best move and the line of the node after it.
pub(super) struct Lines(Vec<Vec<Move>>);

impl Lines {
    pub(super) fn new(plies: usize) -> Lines {
        Lines(alloc::vec![Vec::new(); plies])
    }

    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// Makes the line at `ply`: `mv`, then what was found one ply on.
    pub(super) fn extend(&mut self, ply: usize, mv: Move) {
        let (head, tail) = self.0.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(mv);
        head[ply].extend_from_slice(&tail[0]);
    }

    pub(super) fn at(&self, ply: usize) -> &[Move] {
        &self.0[ply]
    }
}

//! In which order moves are tried: with a good order, most of the tree is never seen.

use alloc::vec::Vec;
use core::ops::Range;

use ataxx::{Move, Position};

use super::history::{self, History};

/// A move with its place in the order: the higher, the sooner.
#[derive(Clone, Copy)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    pub(super) rank: i32,
    /// Pieces that the mover gains on the opponent, counted as ordering counts: one for each
    /// conversion and two for a clone.
    pub(super) gain: i32,
}

/// What a unit of gain weighs against history.
const GAIN: i32 = history::MOST / 2;

const TABLE_MOVE: i32 = i32::MAX;

/// The moves of all nodes on the path, in one allocation.
pub(super) struct MoveStack(Vec<Ranked>);

impl MoveStack {
    pub(super) fn new() -> MoveStack {
        MoveStack(Vec::with_capacity(4_096))
    }

    /// Puts the legal moves of `position` on the stack: the table's move first, then by
    /// conversions with two more for a clone, history deciding between near equals.
    ///
    // CITE: the order is that of the strong Ataxx engines, Zataxx and Autaxx among them.
    pub(super) fn push(
        &mut self,
        position: &Position,
        first: Option<Move>,
        history: &History,
    ) -> Range<usize> {
        let start = self.0.len();
        let side = position.turn();
        for mv in &position.legal_moves() {
            let gain = gain(position, mv);
            let rank = if Some(mv) == first { TABLE_MOVE } else { gain * GAIN + history.merit(side, mv) };
            self.0.push(Ranked { mv, rank, gain });
        }
        start..self.0.len()
    }

    /// Takes these moves out of the topmost node's.
    pub(super) fn drop_all(&mut self, moves: Range<usize>, others: &[Move]) -> Range<usize> {
        if others.is_empty() {
            return moves;
        }
        let mut kept = moves.start;
        for index in moves.clone() {
            if !others.contains(&self.0[index].mv) {
                self.0.swap(kept, index);
                kept += 1;
            }
        }
        self.0.truncate(kept);
        moves.start..kept
    }

    /// Brings the best of the moves at `left` to its front and returns it.
    pub(super) fn pick(&mut self, left: Range<usize>) -> Ranked {
        let mut best = left.start;
        for index in left.clone().skip(1) {
            if self.0[index].rank > self.0[best].rank {
                best = index;
            }
        }
        self.0.swap(left.start, best);
        self.0[left.start]
    }

    pub(super) fn moves(&self, range: Range<usize>) -> &[Ranked] {
        &self.0[range]
    }

    /// Drops the moves of a node that is done with.
    pub(super) fn pop(&mut self, moves: Range<usize>) {
        self.0.truncate(moves.start);
    }
}

fn gain(position: &Position, mv: Move) -> i32 {
    let Some(to) = mv.to() else { return 0 };
    let converted = position.conversions(position.turn(), to).len() as i32;
    converted + if mv.is_clone() { 2 } else { 0 }
}

//! In which order moves are tried: with a good order, most of the tree is never seen.

use alloc::vec::Vec;
use core::ops::Range;

use ataxx::{Move, ring2};

use super::history::{self, History};
use super::node::Node;
use crate::neighbours::Neighbours;

/// A move with what its place in the order comes from.
#[derive(Clone, Copy)]
pub(super) struct Ranked {
    pub(super) mv: Move,
    /// Pieces that the mover gains on the opponent, counted as ordering counts: one for each
    /// conversion and two for a clone.
    pub(super) gain: i32,
}

/// What a unit of gain weighs against history.
const GAIN: i32 = history::MOST / 2;

/// What a clone gains besides, as ordering counts.
const CLONE: i32 = 2;

const TABLE_MOVE: i32 = i32::MAX;

/// Which of a node's moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    All,
    /// Those that gain something, the table's move, and a pass.
    Gaining,
    /// All but those.
    Others,
}

/// The moves of all nodes on the path, in one allocation.
pub(super) struct MoveStack {
    moves: Vec<Ranked>,
    /// The same moves' places in the order, side by side: these are what is searched through again and again.
    ranks: Vec<i32>,
}

impl MoveStack {
    pub(super) fn new() -> MoveStack {
        MoveStack { moves: Vec::with_capacity(4_096), ranks: Vec::with_capacity(4_096) }
    }

    /// Puts moves of a node at which the game goes on onto the stack: the table's move first, then by conversions
    /// with two more for a clone, history deciding between near equals.
    ///
    // CITE: the order is that of the strong Ataxx engines, Zataxx and Autaxx among them.
    pub(super) fn push(
        &mut self,
        node: &Node,
        kind: Kind,
        first: Option<Move>,
        history: &History,
    ) -> Range<usize> {
        let start = self.moves.len();
        let position = node.position;
        let us = position.turn();
        let (own, other, empty) = (position.pieces(us), position.pieces(us.other()), position.empty());
        let (touched, conversions) = (other.grown(), Neighbours::of(other));
        let mut put = |mv: Move, gain: i32| {
            let is_first = Some(mv) == first;
            if kind == Kind::Others && is_first {
                return;
            }
            let rank = || gain * GAIN + history.merit((us, node.before), mv);
            self.moves.push(Ranked { mv, gain });
            self.ranks.push(if is_first { TABLE_MOVE } else { rank() });
        };
        if kind != Kind::Others {
            for to in position.clone_targets(us) {
                put(Move::Clone { to }, conversions.at(to) + CLONE);
            }
        }
        let targets = match kind {
            Kind::All => empty,
            Kind::Gaining => empty & touched,
            Kind::Others => empty - touched,
        };
        for from in own {
            for to in ring2(from) & targets {
                put(Move::Jump { from, to }, conversions.at(to));
            }
        }
        match first {
            Some(mv @ Move::Jump { from, to })
                if kind == Kind::Gaining && own.contains(from) && (empty - touched).contains(to) =>
            {
                put(mv, 0);
            }
            _ if kind != Kind::Others && !position.has_move(us) => put(Move::Pass, 0),
            _ => {}
        }
        start..self.moves.len()
    }

    /// Takes these moves out of the topmost node's.
    pub(super) fn drop_all(&mut self, moves: Range<usize>, others: &[Move]) -> Range<usize> {
        if others.is_empty() {
            return moves;
        }
        let mut kept = moves.start;
        for index in moves.clone() {
            if !others.contains(&self.moves[index].mv) {
                self.moves.swap(kept, index);
                self.ranks.swap(kept, index);
                kept += 1;
            }
        }
        self.moves.truncate(kept);
        self.ranks.truncate(kept);
        moves.start..kept
    }

    /// Brings the best of the moves at `left` to its front and returns it.
    pub(super) fn pick(&mut self, left: Range<usize>) -> Ranked {
        let ranks = &self.ranks[left.clone()];
        let highest = ranks.iter().copied().fold(i32::MIN, i32::max);
        let best = left.start + ranks.iter().position(|&rank| rank == highest).unwrap_or_default();
        self.moves.swap(left.start, best);
        self.ranks.swap(left.start, best);
        self.moves[left.start]
    }

    /// Where the next move will lie.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn moves(&self, range: Range<usize>) -> &[Ranked] {
        &self.moves[range]
    }

    /// Drops the moves from there on, of a node that is done with.
    pub(super) fn pop(&mut self, start: usize) {
        self.moves.truncate(start);
        self.ranks.truncate(start);
    }
}

//! The recursion: the value of a node from the values of its children.

use ataxx::{Move, NO_CLONE_LIMIT, Position};

use super::window::Window;
use super::{FARTHEST_PLY, Search, ending, glance, pruning};
use crate::Score;
use crate::solver::Expense;
use crate::table::{Bound, Finding};

/// A question to the search: what is `position` worth, as far as it matters within `window`?
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) position: &'a Position,
    pub(super) window: Window,
    /// Plies left to look ahead.
    pub(super) depth: i32,
    /// Plies from the root.
    pub(super) ply: usize,
    pub(super) before: Before,
    /// A move that is not to be tried: the question is what the others are worth.
    pub(super) without: Option<Move>,
}

/// How a node was reached from the one above it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    /// It is the root.
    Nothing,
    /// By a null move, so the next one must be real.
    NullMove,
    By(Move),
}

impl<'a> Node<'a> {
    pub(super) fn root(position: &'a Position, window: Window, depth: i32) -> Node<'a> {
        Node { position, window, depth, ply: 0, before: Before::Nothing, without: None }
    }

    /// The node after `mv`, at which the game is as `position` says.
    pub(super) fn after(
        mv: Move,
        position: &'a Position,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Node<'a> {
        Node { position, window, depth, ply, before: Before::By(mv), without: None }
    }
}

impl Search<'_> {
    /// The value of a node: at or beyond an edge of the window only a bound. Meaningless once the
    /// budget is spent.
    ///
    // CITE: principal variation search in negamax form: Marsland & Campbell, "Parallel search of
    // strongly ordered game trees", 1982. No quiescence search: the static evaluation at depth 0
    // is what all strong Ataxx engines use.
    pub(super) fn visit(&mut self, node: &Node) -> Score {
        self.lines.clear(node.ply);
        self.farthest = self.farthest.max(node.ply);
        if !self.budget.take_node() {
            return Score::DRAW;
        }
        if node.ply > 0
            && let Some(score) = self.end(node)
        {
            return score;
        }
        if node.depth <= 0 || node.ply >= FARTHEST_PLY {
            return self.judged(node);
        }
        let known = self.table.find(node.position.hash());
        let asks_one_thing = !node.window.is_open() && node.without.is_none();
        if asks_one_thing {
            let settled = glance::settled(node).or_else(|| known_bound(node, known?));
            if let Some(score) = settled {
                return score;
            }
        }
        let estimate = known.and_then(|known| known.estimate);
        let estimate = estimate.unwrap_or_else(|| self.evaluation.of(node.position));
        if asks_one_thing {
            if pruning::is_far_above(node, estimate) {
                return estimate;
            }
            if let Some(score) = self.stands_without_a_move(node, estimate) {
                return score;
            }
        }
        let depth = node.depth - pruning::reduction_unknown(node, known.is_some());
        self.try_moves(&Node { depth, ..*node }, estimate, known)
    }

    fn end(&self, node: &Node) -> Option<Score> {
        if let Some(score) = ending::score(node.position, node.ply as u16) {
            return Some(score);
        }
        self.path.repeats(node.position).then_some(Score::DRAW)
    }
}

/// The score in the table, if it was found deep enough and settles the question. Near the
/// no-clone limit it never does: the table knows nothing of the clock.
fn known_bound(node: &Node, known: Finding) -> Option<Score> {
    let near_limit = i32::from(node.position.halfmove_clock()) + node.depth >= i32::from(NO_CLONE_LIMIT);
    if near_limit || i32::from(known.depth) < node.depth {
        return None;
    }
    let score = known.score.seen_from(node.ply as u16);
    let settles = match known.bound {
        Bound::Exact => true,
        Bound::Lower => score >= node.window.beta,
        Bound::Upper => score <= node.window.alpha,
    };
    settles.then_some(score)
}

//! The recursion: the value of a node from the values of its children.

use core::ops::Range;

use ataxx::{Move, NO_CLONE_LIMIT, Position};

use super::ordering::Ranked;
use super::window::Window;
use super::{FARTHEST_PLY, Search, ending, pruning};
use crate::Score;
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
    /// The move before was none, so the next one must be real.
    pub(super) after_null_move: bool,
    /// What the position looks like without looking ahead, once that has been asked.
    pub(super) estimate: Option<Score>,
}

/// The best child found so far.
struct Best {
    score: Score,
    mv: Option<Move>,
    alpha: Score,
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
            return self.evaluation.of(node.position);
        }
        let known = self.table.find(node.position.hash());
        let mut estimate = known.and_then(|known| known.estimate);
        if !node.window.is_open() {
            if let Some(score) = known.and_then(|known| known_bound(node, known)) {
                return score;
            }
            let estimate = *estimate.get_or_insert_with(|| self.evaluation.of(node.position));
            if pruning::is_far_above(node, estimate) {
                return estimate;
            }
            if let Some(score) = self.stands_without_a_move(node, estimate) {
                return score;
            }
        }
        let depth = node.depth - pruning::reduction_unknown(node, known.is_some());
        self.try_moves(&Node { depth, estimate, ..*node }, known.and_then(|known| known.best))
    }

    fn end(&self, node: &Node) -> Option<Score> {
        if let Some(score) = ending::score(node.position, node.ply as u16) {
            return Some(score);
        }
        self.path.repeats(node.position).then_some(Score::DRAW)
    }

    fn try_moves(&mut self, node: &Node, first: Option<Move>) -> Score {
        let mut moves = self.moves.push(node.position, first, self.history);
        if node.ply == 0 {
            moves = self.moves.drop_all(moves, &self.others);
        }
        let mut best = Best { score: Score::MIN, mv: None, alpha: node.window.alpha };
        for index in moves.clone() {
            let ranked = self.moves.pick(index..moves.end);
            let tried = index - moves.start;
            if !best.score.is_loss() && best.mv.is_some() && pruning::is_too_late(node, &ranked, tried) {
                break;
            }
            let score = self.try_move(node, &ranked, tried, best.alpha);
            if self.budget.is_spent() {
                break;
            }
            self.consider(node, ranked.mv, score, &mut best);
            if best.alpha >= node.window.beta {
                self.learn(node, moves.start..index + 1);
                break;
            }
        }
        self.moves.pop(moves);
        // What is known without the moves of other lines is not what the position is worth.
        if !self.budget.is_spent() && (node.ply > 0 || self.others.is_empty()) {
            self.remember(node, &best);
        }
        best.score
    }

    /// The value of a move: the first with the whole window, the others first with the question
    /// whether they are better at all, and less deep the later they come.
    fn try_move(&mut self, node: &Node, ranked: &Ranked, tried: usize, alpha: Score) -> Score {
        let position = self.path.play(node.position, ranked.mv);
        // A pass is no choice, so it costs no depth.
        let depth = if ranked.mv == Move::Pass { node.depth } else { node.depth - 1 };
        if depth > 0 {
            self.table.prefetch(position.hash());
        }
        let whole = Window { alpha, beta: node.window.beta }.flipped();
        let narrow = Window::above(alpha).flipped();
        let ply = node.ply + 1;
        let mut ask = |window, depth| {
            -self.visit(&Node {
                position: &position,
                window,
                depth,
                ply,
                after_null_move: false,
                estimate: None,
            })
        };
        let score = if tried == 0 {
            ask(whole, depth)
        } else {
            let reduction = pruning::reduction(node, ranked, tried);
            let mut score = ask(narrow, depth - reduction);
            if score > alpha && reduction > 0 {
                score = ask(narrow, depth);
            }
            if score > alpha && node.window.is_open() { ask(whole, depth) } else { score }
        };
        self.path.take_back();
        score
    }

    fn consider(&mut self, node: &Node, mv: Move, score: Score, best: &mut Best) {
        if score <= best.score && best.mv.is_some() {
            return;
        }
        best.score = score;
        if best.mv.is_none() || score > best.alpha {
            best.mv = Some(mv);
        }
        if score > best.alpha {
            best.alpha = score;
            self.lines.extend(node.ply, mv);
        }
    }

    /// The last of the tried moves cut the node off: it deserved to come first.
    fn learn(&mut self, node: &Node, tried: Range<usize>) {
        let depth = node.depth.clamp(0, i32::from(u8::MAX)) as u8;
        let Some((cutter, others)) = self.moves.moves(tried).split_last() else { return };
        let side = node.position.turn();
        self.history.reward(side, cutter.mv, depth);
        for other in others {
            self.history.punish(side, other.mv, depth);
        }
    }

    fn remember(&mut self, node: &Node, best: &Best) {
        let bound = if best.score >= node.window.beta {
            Bound::Lower
        } else if best.score > node.window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let finding = Finding {
            best: best.mv.filter(|_| bound != Bound::Upper),
            score: best.score.brought_to(node.ply as u16),
            depth: node.depth.clamp(0, i32::from(u8::MAX)) as u8,
            bound,
            estimate: node.estimate,
        };
        self.table.store(node.position.hash(), finding);
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

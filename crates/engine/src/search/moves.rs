//! The moves of a node, one after the other, the most promising first.

use core::ops::Range;

use ataxx::Move;

use super::node::Node;
use super::ordering::Ranked;
use super::window::Window;
use super::{Search, pruning};
use crate::Score;
use crate::table::{Bound, Finding};

/// The best child found so far.
struct Best {
    score: Score,
    mv: Option<Move>,
    alpha: Score,
    /// What the node looks like without looking ahead.
    estimate: Score,
}

impl Search<'_> {
    /// The value of a node by its moves.
    pub(super) fn try_moves(&mut self, node: &Node, estimate: Score, known: Option<Finding>) -> Score {
        let extension = match self.extension(node, known) {
            Ok(extension) => extension,
            Err(score) => return score,
        };
        let first = known.and_then(|known| known.best);
        let mut best = Best { score: Score::MIN, mv: None, alpha: node.window.alpha, estimate };
        let start = self.moves.len();
        for &kind in pruning::kinds(node) {
            let mut moves = self.moves.push(node, kind, first, self.history);
            if node.ply == 0 {
                moves = self.moves.drop_all(moves, &self.others);
            }
            let goes_on = self.try_each(node, (start, moves), (first, extension), &mut best);
            // A loss is believed only when all has been tried.
            if !goes_on || (best.mv.is_some() && !best.score.is_loss()) {
                break;
            }
        }
        self.moves.pop(start);
        // What is known without some moves is not what the position is worth.
        let of_all = node.without.is_none() && (node.ply > 0 || self.others.is_empty());
        if of_all && !self.budget.is_spent() {
            self.remember(node, &best);
        }
        best.score
    }

    /// Tries moves on top of those of this node that lie at `start`; whether none of them has ended it.
    fn try_each(
        &mut self,
        node: &Node,
        (start, moves): (usize, Range<usize>),
        (first, extension): (Option<Move>, i32),
        best: &mut Best,
    ) -> bool {
        for index in moves.clone() {
            let ranked = self.moves.pick(index..moves.end);
            let tried = index - start;
            if Some(ranked.mv) == node.without {
                continue;
            }
            if best.mv.is_some() && !best.score.is_loss() {
                if pruning::is_too_late(node, &ranked, tried) {
                    return true;
                }
                if pruning::is_hopeless(node, &ranked, best.estimate, best.alpha) {
                    continue;
                }
            }
            let extension = if Some(ranked.mv) == first { extension } else { 0 };
            let score = self.try_move(node, &ranked, (tried, extension), best.alpha);
            if self.budget.is_spent() {
                return false;
            }
            self.consider(node, ranked.mv, score, best);
            if best.alpha >= node.window.beta {
                self.learn(node, start..index + 1);
                return false;
            }
        }
        true
    }

    /// The value of a move: the first with the whole window, the others first with the question
    /// whether they are better at all, and less deep the later they come.
    fn try_move(
        &mut self,
        node: &Node,
        ranked: &Ranked,
        (tried, extension): (usize, i32),
        alpha: Score,
    ) -> Score {
        let reduction = pruning::reduction(node, ranked, tried);
        let position = self.path.play(node.position, ranked.mv);
        // A pass is no choice, so it costs no depth.
        let depth = if ranked.mv == Move::Pass { node.depth } else { node.depth - 1 + extension };
        if depth > 0 {
            self.table.prefetch(position.hash());
        }
        let whole = Window { alpha, beta: node.window.beta }.flipped();
        let narrow = Window::above(alpha).flipped();
        let mut ask =
            |window, depth| -self.visit(&Node::after(ranked.mv, &position, window, depth, node.ply + 1));
        let score = if tried == 0 {
            ask(whole, depth)
        } else {
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
        let turn = node.position.turn();
        self.history.reward((turn, node.before), cutter.mv, depth);
        for other in others {
            self.history.punish((turn, node.before), other.mv, depth);
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
            estimate: Some(best.estimate),
        };
        self.table.store(node.position.hash(), finding);
    }
}

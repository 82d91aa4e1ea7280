//! Null-move pruning: a position so good that even doing nothing keeps it above the window.

use ataxx::Position;

use super::node::{Before, Node};
use super::{Search, pruning};
use crate::Score;

/// By how many plies less than the node the position after the null move is searched, at least.
const REDUCTION: i32 = 3;

/// With few squares left a move can harm: there is no null move then.
const EMPTY_SQUARES: u32 = 6;

impl Search<'_> {
    /// A score at or above the window, if the opponent, moving twice in a row, could not get the
    /// node below it. Never a decisive one: the proof rests on a move that doesn't exist.
    ///
    // CITE: Beal, "A generalised quiescence search algorithm", 1990; Donninger, "Null move and deep
    // search", 1993.
    pub(super) fn stands_without_a_move(&mut self, node: &Node, estimate: Score) -> Option<Score> {
        let beta = node.window.beta;
        if node.before == Before::NullMove
            || node.depth < REDUCTION
            || estimate < beta
            || beta.is_decisive()
            || pruning::is_hunted(node, node.position.turn())
        {
            return None;
        }
        let passed = passed(node.position)?;
        self.path.leave(node.position);
        let score = -self.visit(&Node {
            position: &passed,
            window: node.window.flipped(),
            depth: node.depth - REDUCTION - node.depth / 4,
            ply: node.ply + 1,
            before: Before::NullMove,
            without: None,
        });
        self.path.take_back();
        let stands = score >= beta && !self.budget.is_spent();
        stands.then_some(if score.is_decisive() { beta } else { score })
    }
}

/// The position with the other side to move, where that isn't a legal pass anyway.
fn passed(position: &Position) -> Option<Position> {
    if position.empty().len() < EMPTY_SQUARES || !position.has_move(position.turn()) {
        return None;
    }
    let mut setup = position.setup();
    setup.turn = setup.turn.other();
    setup.halfmove_clock += 1;
    Position::new(setup).ok()
}

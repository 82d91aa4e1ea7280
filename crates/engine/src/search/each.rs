//! A score for every move, instead of the best move alone.

use alloc::vec::Vec;

use ataxx::{Move, Position};

use super::Search;
use super::node::Node;
use super::window::Window;
use crate::Score;

impl Search<'_> {
    /// Each of these legal moves of `root` with its value for the side to move, looking `depth` plies ahead
    /// (at least 1, the move itself), in their order. Moves for which the budget didn't suffice are missing.
    pub(crate) fn rate_moves(&mut self, root: &Position, moves: &[Move], depth: u8) -> Vec<(Move, Score)> {
        let mut rated = Vec::new();
        for &mv in moves {
            let position = self.path.play(root, mv);
            let depth = i32::from(depth) - 1;
            let score = -self.visit(&Node::after(mv, &position, Window::FULL, depth, 1));
            self.path.take_back();
            if self.budget.is_spent() {
                break;
            }
            rated.push((mv, score));
        }
        rated
    }
}

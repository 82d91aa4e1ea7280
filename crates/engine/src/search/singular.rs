//! Whether the move that the table knows is better than all others by far: then it is looked at more deeply.
//
// CITE: Anantharaman, Campbell & Hsu, "Singular extensions: adding selectivity to brute-force searching", 1990; to ask
// the table's move only, and to cut the node off where others are good too, is Stockfish's.

use super::Search;
use super::node::Node;
use super::window::Window;
use crate::Score;
use crate::table::{Bound, Finding};

/// Plies that must be left: to ask costs a search of half of them.
const DEPTH: i32 = 6;
/// Hundredths of a piece, for each ply that is left, by which the others must fall short.
const MARGIN: i32 = 1;

impl Search<'_> {
    /// By how many plies to look deeper after the table's move.
    ///
    /// # Errors
    /// No error: the value of the node, if the other moves without the table's are above the window already.
    pub(super) fn extension(&mut self, node: &Node, known: Option<Finding>) -> Result<i32, Score> {
        let Some(known) = known.filter(|known| is_candidate(node, known)) else { return Ok(0) };
        let score = known.score.seen_from(node.ply as u16);
        let below = score - (MARGIN * node.depth) as i16;
        let others = self.visit(&Node {
            window: Window::above(below - 1),
            depth: (node.depth - 1) / 2,
            without: known.best,
            ..*node
        });
        if self.budget.is_spent() {
            return Ok(0);
        }
        if others < below {
            return Ok(1);
        }
        if below >= node.window.beta && !node.window.is_open() {
            return Err(below);
        }
        Ok(if score >= node.window.beta { -1 } else { 0 })
    }
}

fn is_candidate(node: &Node, known: &Finding) -> bool {
    node.ply > 0
        && node.depth >= DEPTH
        && node.without.is_none()
        && known.best.is_some()
        && known.bound != Bound::Upper
        && i32::from(known.depth) >= node.depth - 3
        && !known.score.is_decisive()
        && !node.window.alpha.is_decisive()
        && !node.window.beta.is_decisive()
}

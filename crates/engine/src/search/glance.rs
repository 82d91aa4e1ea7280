//! What of an ending is plain without looking ahead.

use super::Search;
use super::node::Node;
use crate::{Score, solver};

impl Search<'_> {
    /// The value of a node that is not searched: proven where that is plain, else by its looks.
    pub(super) fn judged(&self, node: &Node) -> Score {
        plain(node).unwrap_or_else(|| self.evaluation.of(node.position))
    }
}

/// The proven score of a node that lies at or beyond an edge of its window, so that no search can
/// matter: a nearer end would lie there too.
pub(super) fn settled(node: &Node) -> Option<Score> {
    let beyond = |score: Score| {
        if score.is_win() { score >= node.window.beta } else { score <= node.window.alpha }
    };
    plain(node).filter(|&score| beyond(score))
}

fn plain(node: &Node) -> Option<Score> {
    Some(solver::at_a_glance(node.position)?.seen_from(node.ply as u16))
}

//! What the search leaves out. Each rule is one function; none of them may hide a forced loss,
//! so none applies around decisive scores.

use super::node::Node;
use super::ordering::Ranked;
use crate::Score;

/// Reverse futility: with few plies left the opponent won't make up for a lead so large.
///
// CITE: "static null move pruning", Heinz, "Extended futility pruning", 1998, turned round; depth
// and margin a ply after Zataxx and Autaxx.
pub(super) fn is_far_above(node: &Node, estimate: Score) -> bool {
    const DEPTH: i32 = 6;
    const MARGIN: i32 = 100;
    let beta = node.window.beta;
    node.depth <= DEPTH
        && !beta.is_decisive()
        && !estimate.is_decisive()
        && estimate >= beta + (MARGIN * node.depth) as i16
}

/// Late moves: once the ordered moves neither convert nor clone, or many have been tried, near
/// the leaves the rest is left out.
///
// CITE: "late move pruning" or "move count based pruning": Glaurung, Stockfish; the test for jumps
// that gain nothing is Zataxx's.
pub(super) fn is_too_late(node: &Node, ranked: &Ranked, tried: usize) -> bool {
    if node.window.is_open() || node.depth > 4 {
        return false;
    }
    let enough = 3 + 2 * (node.depth * node.depth) as usize;
    ranked.gain == 0 || tried > enough
}

/// By how many plies to search a late move less; it is searched again in full if it surprises.
///
// CITE: "late move reductions", Romstad, Glaurung 2005; the logarithmic form is Stockfish's.
pub(super) fn reduction(node: &Node, ranked: &Ranked, tried: usize) -> i32 {
    if node.depth < 3 || tried < 3 {
        return 0;
    }
    let logs = node.depth.unsigned_abs().ilog2() * (tried as u32).ilog2();
    let base = 1 + logs as i32 / 2 + i32::from(ranked.gain == 0);
    let reduction = if node.window.is_open() { base - 1 } else { base };
    reduction.clamp(0, node.depth - 2)
}

/// By how many plies to search a node less of which nothing is known: the next iteration finds it
/// in the table, and its moves in a better order.
///
// CITE: "internal iterative reductions", Schröder, Rebel 2020.
pub(super) fn reduction_unknown(node: &Node, known: bool) -> i32 {
    i32::from(!known && node.depth >= 4)
}

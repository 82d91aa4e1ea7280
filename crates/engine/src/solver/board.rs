//! The position as a proof sees it: an attacker, who is to win, and a defender, who is to prevent it.

use ataxx::{Bitboard, Move, Position, Side, Square, ring1, ring2};

/// Pieces and empty squares; whose turn it is, the caller knows. Which colour attacks does not
/// matter to a proof, so that both colours share what is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) attacker: Bitboard,
    pub(super) defender: Bitboard,
    pub(super) empty: Bitboard,
}

impl Board {
    pub(super) fn of(position: &Position, attacker: Side) -> Board {
        Board {
            attacker: position.pieces(attacker),
            defender: position.pieces(attacker.other()),
            empty: position.empty(),
        }
    }

    /// The boards after each clone and jump of the attacker or of the defender.
    pub(super) fn moves(self, defends: bool, mut visit: impl FnMut(Move, Board)) {
        let mover = if defends { self.turned() } else { self };
        let seen = |board: Board| if defends { board.turned() } else { board };
        for to in mover.empty {
            if !ring1(to).is_disjoint(mover.attacker) {
                visit(Move::Clone { to }, seen(mover.landed(None, to)));
            }
            for from in ring2(to) & mover.attacker {
                visit(Move::Jump { from, to }, seen(mover.landed(Some(from), to)));
            }
        }
    }

    /// Attacker and defender exchanged.
    pub(super) fn turned(self) -> Board {
        Board { attacker: self.defender, defender: self.attacker, empty: self.empty }
    }

    pub(super) fn attacker_can_move(&self) -> bool {
        !self.attacker.grown().grown().is_disjoint(self.empty)
    }

    pub(super) fn defender_can_move(&self) -> bool {
        !self.defender.grown().grown().is_disjoint(self.empty)
    }

    /// By how many pieces the attacker is ahead.
    pub(super) fn lead(&self) -> i32 {
        self.attacker.len() as i32 - self.defender.len() as i32
    }

    /// What the attacker's landing on `to` makes of the board, coming from `from`, or by a clone.
    fn landed(self, from: Option<Square>, to: Square) -> Board {
        let converted = ring1(to) & self.defender;
        let from = from.map_or(Bitboard::EMPTY, Bitboard::from);
        Board {
            attacker: (self.attacker | converted | Bitboard::from(to)) - from,
            defender: self.defender - converted,
            empty: self.empty.without(to) | from,
        }
    }
}

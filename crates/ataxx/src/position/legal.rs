//! Which moves are legal.

use crate::{Bitboard, Move, MoveList, Position, Side, Square, ring1, ring2};

impl Position {
    /// The legal moves: clones by target, then jumps by origin and target, in the order of the
    /// squares' indices; or a pass alone; or nothing if the position is over.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        if !self.has_move(self.turn) {
            if self.outcome().is_none() {
                list.push(Move::Pass);
            }
        } else if !self.is_over_despite_moves() {
            self.push_moves(&mut list);
        }
        list
    }

    /// Whether `mv` is one of the [`legal_moves`](Position::legal_moves).
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        let own = self.pieces[self.turn];
        let possible = match mv {
            Move::Pass => !self.has_move(self.turn),
            Move::Clone { to } => self.empty().contains(to) && !ring1(to).is_disjoint(own),
            Move::Jump { from, to } => {
                own.contains(from) && ring2(from).contains(to) && self.empty().contains(to)
            }
        };
        possible && self.outcome().is_none()
    }

    /// Whether `side` has a clone or a jump, were it its turn. A side without is locked out.
    #[inline]
    pub fn has_move(&self, side: Side) -> bool {
        !self.pieces[side].grown().grown().is_disjoint(self.empty())
    }

    /// The squares to which `side` could clone.
    #[inline]
    pub fn clone_targets(&self, side: Side) -> Bitboard {
        self.pieces[side].grown() & self.empty()
    }

    /// The pieces that change side when a piece of `side` lands on `to`.
    #[inline]
    pub fn conversions(&self, side: Side, to: Square) -> Bitboard {
        ring1(to) & self.pieces[side.other()]
    }

    fn push_moves(&self, list: &mut MoveList) {
        for to in self.clone_targets(self.turn) {
            list.push(Move::Clone { to });
        }
        let empty = self.empty();
        for from in self.pieces[self.turn] {
            for to in ring2(from) & empty {
                list.push(Move::Jump { from, to });
            }
        }
    }
}

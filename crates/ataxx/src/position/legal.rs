//! Which moves are legal.

use crate::{Bitboard, Move, MoveList, Position, Side, Square, ring1, ring2};

impl Position {
    /// The legal moves: clones by target, then jumps by origin and target, in the order of the
    /// squares' indices; or a pass alone; or nothing if the position is over.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        let has_move = self.has_move(self.turn);
        let over = if has_move { self.is_over_despite_moves() } else { self.outcome().is_some() };
        if over {
            return list;
        }
        let empty = self.empty();
        // SAFETY: MAX_MOVES tells why no position has more moves.
        unsafe {
            if !has_move {
                list.extend(core::iter::once(Move::Pass));
            }
            list.extend(self.clone_targets(self.turn).iter().map(|to| Move::Clone { to }));
            for from in self.pieces[self.turn] {
                list.extend((ring2(from) & empty).iter().map(|to| Move::Jump { from, to }));
            }
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
}

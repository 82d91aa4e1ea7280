//! The last two plies, counted without being played.
//!
//! A move changes the board around its target only, so that the replies to it are those to no
//! move at all, less what the target takes away, plus what the origin of a jump gives back. Let a
//! move go to `t`, and let `B` be the opponent's pieces that it leaves:
//! - after a clone, the replies are the empty squares beside `B`, and the pairs of a piece of `B`
//!   and an empty square two steps apart, `t` no longer being empty;
//! - after a jump from `f`, there are these, and one clone to `f` if it lies beside `B`, and one
//!   jump to `f` for each piece of `B` two steps from it.
//!
//! So the moves to one target share most of the work; and where `t` touches no piece of the
//! opponent, `B` is what it was, and all such targets share it.

use super::board::{Board, pairs};
use super::count::{each_child, moves};
use crate::{Bitboard, Square, ring1, ring2};

/// The number of move sequences of two plies from a board that is not over by pieces or clock.
#[inline(always)]
pub fn replies(board: &Board) -> u64 {
    let view = View::new(board);
    let targets = board.targets();
    // An opponent that can clone now can answer any move that converts nothing. Otherwise it may
    // be locked out, and its reply a pass.
    let surely_answered = view.clone_replies > 0 && !board.is_last_without_clone();
    if targets.is_empty() || !surely_answered {
        return each_child(board, |child| if child.is_over() { 0 } else { moves(child) });
    }
    let mut sum = view.replies_to_quiet(targets - view.near_opp);
    for to in targets & view.near_opp {
        sum += view.replies_to_capture(to);
    }
    sum
}

/// What all moves share.
struct View<'a> {
    board: &'a Board,
    /// What lies within a step of a piece, for each side.
    near_own: Bitboard,
    near_opp: Bitboard,
    /// The clones and the jumps that the opponent would have, were it to move now.
    clone_replies: u64,
    jump_replies: u64,
}

impl View<'_> {
    #[inline(always)]
    fn new(board: &Board) -> View<'_> {
        let near_opp = board.opp.grown();
        View {
            board,
            near_own: board.own.grown(),
            near_opp,
            clone_replies: len(near_opp & board.empty),
            jump_replies: pairs(board.opp, board.empty),
        }
    }

    /// The replies to all moves to `quiet`: targets that touch no piece of the opponent.
    #[inline(always)]
    fn replies_to_quiet(&self, quiet: Bitboard) -> u64 {
        let Board { own, opp, .. } = *self.board;
        let mut moves = len(self.near_own & quiet);
        let mut given_back = 0;
        for from in own {
            let jumps = len(ring2(from) & quiet);
            moves += jumps;
            given_back += jumps * self.replies_to_origin(from, opp, self.near_opp);
        }
        let mut taken_away = 0;
        for to in quiet & self.near_opp.grown() {
            taken_away += self.moves_to(to) * len(ring2(to) & opp);
        }
        moves * (self.clone_replies + self.jump_replies) + given_back - taken_away
    }

    /// The replies to all moves to `to`, which converts what touches it.
    #[inline(always)]
    fn replies_to_capture(&self, to: Square) -> u64 {
        let Board { own, opp, empty, .. } = *self.board;
        let converted = ring1(to) & opp;
        let left = opp - converted;
        if left.is_empty() {
            return 0;
        }
        // Nothing of it is beside `to`, or it would have been converted.
        let near_left = left.grown();
        let clones = len(near_left & empty);
        let jumps = self.jump_replies - pairs(converted, empty) - len(ring2(to) & opp);
        if clones + jumps == 0 {
            return self.replies_one_by_one(to);
        }
        let mut sum = self.moves_to(to) * (clones + jumps);
        for from in ring2(to) & own {
            sum += self.replies_to_origin(from, left, near_left);
        }
        sum
    }

    /// The same where the opponent may be locked out, and would pass if it is not yet lost.
    #[inline(always)]
    fn replies_one_by_one(&self, to: Square) -> u64 {
        let child = self.board.after_clone(to);
        let mut sum = 0;
        if self.near_own.contains(to) {
            sum += moves(&child);
        }
        for from in ring2(to) & self.board.own {
            sum += moves(&self.board.after_jump(from, &child));
        }
        sum
    }

    /// The number of moves to `to`.
    #[inline(always)]
    fn moves_to(&self, to: Square) -> u64 {
        u64::from(self.near_own.contains(to)) + len(ring2(to) & self.board.own)
    }

    /// The replies of the pieces `left` that go to `from`, which a jump has left.
    #[inline(always)]
    fn replies_to_origin(&self, from: Square, left: Bitboard, near_left: Bitboard) -> u64 {
        u64::from(near_left.contains(from)) + len(ring2(from) & left)
    }
}

#[inline(always)]
fn len(set: Bitboard) -> u64 {
    u64::from(set.len())
}

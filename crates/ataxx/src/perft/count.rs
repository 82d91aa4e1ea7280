//! The recursion of perft.

use super::board::{Board, pairs};
use super::replies::replies;
use crate::{ring1, ring2};

/// The number of move sequences of `depth` plies; `recurse` is the function that calls this one,
/// compiled for the same processor.
#[inline(always)]
pub fn count(board: &Board, depth: u32, recurse: impl Fn(&Board, u32) -> u64) -> u64 {
    match depth {
        0 => 1,
        _ if board.is_over() => 0,
        1 => moves(board),
        2 => replies(board),
        _ => each_child(board, |child| recurse(child, depth - 1)),
    }
}

/// The number of legal moves of a board that is not over by pieces or clock.
#[inline(always)]
pub fn moves(board: &Board) -> u64 {
    let clones = u64::from((board.own.grown() & board.empty).len());
    let moves = clones + pairs(board.own, board.empty);
    let pass = moves == 0 && board.opponent_can_move();
    moves + u64::from(pass)
}

/// The sum of `visit` over the positions after each legal move.
#[inline(always)]
pub fn each_child(board: &Board, mut visit: impl FnMut(&Board) -> u64) -> u64 {
    let targets = board.targets();
    if targets.is_empty() {
        return if board.opponent_can_move() { visit(&board.after_pass()) } else { 0 };
    }
    let mut sum = 0;
    for to in targets {
        let child = board.after_clone(to);
        if !ring1(to).is_disjoint(board.own) {
            sum += visit(&child);
        }
        for from in ring2(to) & board.own {
            sum += visit(&board.after_jump(from, &child));
        }
    }
    sum
}

//! Counting the positions that moves lead to, the usual check and measure of a move generator.

mod board;
mod count;
mod cpu;
mod replies;

use board::Board;

use crate::{Move, Position};

/// The number of move sequences of `depth` plies from `position`: a pass is a move, a position
/// that is over has no children, the no-clone limit counts, repetition does not.
///
/// The last two plies are counted without being played; [`Position::play`] and
/// [`Position::legal_moves`] have no part in it.
pub fn perft(position: &Position, depth: u32) -> u64 {
    cpu::count(&Board::new(position), depth)
}

/// The legal moves of `position`, each with the number of move sequences of `depth` plies that
/// begin with it. Nothing for depth 0.
pub fn perft_split(position: &Position, depth: u32) -> impl Iterator<Item = (Move, u64)> {
    let moves = position.legal_moves();
    let position = *position;
    let len = if depth == 0 { 0 } else { moves.len() };
    (0..len).map(move |index| {
        let mut child = position;
        child.play_unchecked(moves[index]);
        (moves[index], perft(&child, depth - 1))
    })
}

//! Perft without a short cut.

use super::{Board, play, steps};

/// The number of move sequences of `depth` plies.
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |step| {
        let mut child = board.clone();
        play(&mut child, step);
        perft(&child, depth - 1)
    };
    steps(board).into_iter().map(count).sum()
}

//! A referee by brute force, written from the rules alone: a plain array of cells, every square
//! looked at, the whole past compared board by board. It shares no code with `ataxx`, so that a
//! misreading would have to be made twice. Slow, and meant to stay obvious.
//!
//! It depends on nothing, and `fuzz/` takes it in by its path: hence a `mod.rs`.

mod board;
mod game;
mod perft;
mod rules;

pub use board::{Board, Cell};
pub use game::{End, Referee};
pub use perft::perft;
pub use rules::{Step, both_can_move, can_move, count, end_on_board, other, play, steps};

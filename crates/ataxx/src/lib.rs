#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

mod bitboard;
mod fen;
mod game;
mod move_list;
mod moves;
mod outcome;
mod perft;
mod position;
mod rings;
mod setup;
mod side;
mod square;
mod symmetry;
mod zobrist;

#[cfg(feature = "serde")]
mod serde;

pub use bitboard::{Bitboard, Squares};
pub use fen::{FenError, FenField};
pub use game::{Game, PlayError};
pub use move_list::{MAX_MOVES, MoveList};
pub use moves::{Move, ParseMoveError};
pub use outcome::{NO_CLONE_LIMIT, Outcome, ParseReasonError, REPETITION_LIMIT, Reason};
pub use perft::{perft, perft_split};
pub use position::{IllegalMove, ParsePositionError, Position, PositionError};
pub use rings::{ring1, ring2};
pub use setup::Setup;
pub use side::{BySide, ParseSideError, Side};
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
pub use zobrist::Hash;

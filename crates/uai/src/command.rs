//! What an engine is told.

mod go;
mod print;
mod read;

use ataxx::{Move, Position};

pub use go::{Clock, Go};
pub(crate) use read::name as read_name;

use crate::text::{Name, Text};

/// A line to an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The greeting: the engine introduces itself, lists its options and ends with `uaiok`.
    Uai,
    /// To be answered by `readyok`, also by an engine that is thinking.
    IsReady,
    /// What follows belongs to another game.
    NewGame,
    /// Sets an option; a button has no value.
    SetOption {
        /// Its name; the letters' case does not matter.
        name: Name,
        /// What it shall be.
        value: Option<Text>,
    },
    /// What the next `go` is about.
    Position {
        /// Where the moves begin.
        start: Position,
        /// The moves that have been played; whether they are legal has not been looked at.
        moves: Vec<Move>,
    },
    /// To think, and to end with `bestmove`.
    Go(Go),
    /// To stop thinking and say the best move.
    Stop,
    /// To end.
    Quit,
}

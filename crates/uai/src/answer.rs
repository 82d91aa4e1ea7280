//! What an engine says.

mod info;
mod option;
mod print;
mod read;

use ataxx::Move;

pub use info::{Info, Score};
pub use option::OptionKind;

use crate::text::{Name, Text};

/// A line from an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// What the engine is called.
    Name(Text),
    /// Who made it.
    Author(Text),
    /// An option that can be set.
    Option {
        /// Its name.
        name: Name,
        /// What it takes.
        kind: OptionKind,
    },
    /// The end of the introduction.
    UaiOk,
    /// The answer to `isready`.
    ReadyOk,
    /// News of the search; boxed, for it is much larger than the rest.
    Info(Box<Info>),
    /// The end of a search: the move to play, or `None` if the game is over.
    BestMove(Option<Move>),
}

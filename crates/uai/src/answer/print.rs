//! Printing an answer.

use std::fmt;

use super::Answer;

impl fmt::Display for Answer {
    /// Writes the line without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Name(name) => write!(f, "id name {name}"),
            Answer::Author(author) => write!(f, "id author {author}"),
            Answer::Option { name, kind } => write!(f, "option name {name} type {kind}"),
            Answer::UaiOk => f.write_str("uaiok"),
            Answer::ReadyOk => f.write_str("readyok"),
            Answer::Info(info) => info.fmt(f),
            Answer::BestMove(Some(mv)) => write!(f, "bestmove {mv}"),
            Answer::BestMove(None) => f.write_str("bestmove (none)"),
        }
    }
}

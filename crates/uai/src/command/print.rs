//! Printing a command.

use std::fmt;

use super::{Command, Go};
use crate::spelling::write_moves;

impl fmt::Display for Command {
    /// Writes the line without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Uai => f.write_str("uai"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uainewgame"),
            Command::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Command::SetOption { name, value: Some(value) } => {
                write!(f, "setoption name {name} value {value}")
            }
            Command::Position { start, moves } => {
                write!(f, "position fen {start}")?;
                f.write_str(if moves.is_empty() { "" } else { " moves" })?;
                write_moves(f, moves)
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        for (clock, letter) in [(self.black, 'b'), (self.white, 'w')] {
            if let Some(clock) = clock {
                let (left, increment) = (clock.left.as_millis(), clock.increment.as_millis());
                write!(f, " {letter}time {left} {letter}inc {increment}")?;
            }
        }
        let numbers = [
            ("movestogo", self.moves_to_go.map(u128::from)),
            ("movetime", self.move_time.map(|time| time.as_millis())),
            ("depth", self.depth.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
        ];
        for (name, number) in numbers {
            if let Some(number) = number {
                write!(f, " {name} {number}")?;
            }
        }
        f.write_str(if self.infinite { " infinite" } else { "" })
    }
}

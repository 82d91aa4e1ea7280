//! Openings from a file.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ataxx::{Game, Position};
use uai::Command;

/// Reads openings, one a line: a FEN (also `fen FEN` or `FEN moves f1 b1`), or moves from the start. Empty lines and
/// what follows `#` or `;` are passed over.
///
/// # Errors
/// If the file can't be read, or a line is no position in which a game can go on.
pub fn read(path: &Path) -> Result<Vec<Position>, OpeningsError> {
    let named = |kind| OpeningsError { path: path.to_path_buf(), kind };
    let text = fs::read_to_string(path).map_err(|error| named(Kind::Io(error)))?;
    let mut openings = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split(['#', ';']).next().unwrap_or_default().trim();
        if !line.is_empty() {
            let wrong = |why| named(Kind::Line { number: index + 1, why });
            openings.push(opening(line).map_err(wrong)?);
        }
    }
    if openings.is_empty() { Err(named(Kind::Empty)) } else { Ok(openings) }
}

fn opening(line: &str) -> Result<Position, String> {
    let command = match line.split_whitespace().next() {
        Some("fen" | "startpos") => format!("position {line}"),
        Some(word) if word.contains('/') => format!("position fen {line}"),
        _ => format!("position startpos moves {}", line.strip_prefix("moves ").unwrap_or(line)),
    };
    let (start, moves) = match command.parse() {
        Ok(Command::Position { start, moves }) => (start, moves),
        Ok(other) => return Err(format!("{other} is no position")),
        Err(error) => return Err(error.to_string()),
    };
    let mut game = Game::new(start);
    for mv in moves {
        game.play(mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    match game.outcome() {
        Some(outcome) => Err(format!("the game is over: {}", outcome.reason)),
        None => Ok(*game.position()),
    }
}

/// Why a file gives no openings.
#[derive(Debug)]
pub struct OpeningsError {
    path: PathBuf,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    Io(io::Error),
    Line { number: usize, why: String },
    Empty,
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.path.display())?;
        match &self.kind {
            Kind::Io(error) => error.fmt(f),
            Kind::Line { number, why } => write!(f, "line {number}: {why}"),
            Kind::Empty => f.write_str("it holds no opening"),
        }
    }
}

impl std::error::Error for OpeningsError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_fen_or_moves() {
        let fen = |line: &str| opening(line).unwrap().to_string();
        let after = "x5o/7/7/7/7/7/o4xx o 0 1";
        assert_eq!(fen(after), after);
        assert_eq!(fen("f1"), after);
        assert_eq!(fen("moves f1"), after);
        assert_eq!(fen("startpos moves f1"), after);
        assert_eq!(fen("x5o/7/7/7/7/7/o5x x moves f1"), after);
        assert_eq!(fen("fen x5o/7/7/7/7/7/o5x x 0 1"), "x5o/7/7/7/7/7/o5x x 0 1");
    }

    #[test]
    fn what_can_t_be_played_is_refused_with_the_reason() {
        let why = |line: &str| opening(line).unwrap_err();
        assert!(why("f1 f1").contains("f1: f1 is not legal"), "{}", why("f1 f1"));
        assert!(why("7/7/7/7/7/7/o6 x 0 1").contains("over: eliminated"));
        assert!(why("x5o/7 x 0 1").contains("no position"));
        assert!(why("hello").contains("no move"));
    }
}

//! Openings from a file.

use std::path::Path;

use ataxx::{Game, Position};
use uai::Command;

use crate::listing::{self, ListingError};

/// Reads openings, one a line: a FEN (also `fen FEN` or `FEN moves f1 b1`), or moves from the start. Empty lines and
/// what follows `#` or `;` are passed over.
///
/// # Errors
/// If the file can't be read, or a line is no position in which a game can go on.
pub fn read(path: &Path) -> Result<Vec<Position>, ListingError> {
    listing::read(path, "opening", |line| {
        let line = line.split(['#', ';']).next().unwrap_or_default().trim();
        (!line.is_empty()).then(|| opening(line))
    })
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

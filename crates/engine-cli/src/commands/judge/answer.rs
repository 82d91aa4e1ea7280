//! The verdict on one game.

use ataxx::{Game, Move, Outcome, Position, Reason};
use serde::{Deserialize, Serialize};

/// A line of the output.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Answer {
    Verdict {
        /// The position after the last move.
        end: Position,
        /// `x`, `o` or `draw`; null while the game goes on.
        winner: Option<&'static str>,
        reason: Option<Reason>,
    },
    Fault {
        error: String,
        /// The number of the move at fault, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
}

/// A line of the input. Other fields are left alone.
#[derive(Deserialize)]
struct Record {
    start: Position,
    moves: Vec<String>,
}

/// Judges the game in this line.
pub fn answer(line: &str) -> Answer {
    let Record { start, moves } = match serde_json::from_str(line) {
        Ok(record) => record,
        Err(error) => return Answer::Fault { error: error.to_string(), ply: None },
    };
    let mut game = Game::new(start);
    for (index, mv) in moves.iter().enumerate() {
        if let Err(error) = play(&mut game, mv) {
            return Answer::Fault { error: format!("{mv}: {error}"), ply: Some(index + 1) };
        }
    }
    let outcome = game.outcome();
    Answer::Verdict {
        end: *game.position(),
        winner: outcome.map(winner),
        reason: outcome.map(|outcome| outcome.reason),
    }
}

fn play(game: &mut Game, mv: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mv: Move = mv.parse()?;
    Ok(game.play(mv)?)
}

fn winner(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(ataxx::Side::Red) => "x",
        Some(ataxx::Side::Blue) => "o",
        None => "draw",
    }
}

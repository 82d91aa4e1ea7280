//! A game as one line of JSON, which `judge` can read.

use std::io;

use ataxx::{BySide, Move, Position};
use serde::Serialize;
use uai::Score;

use super::{Entry, winner};
use crate::commands::r#match::game::{Cause, Ply};

#[derive(Serialize)]
struct Line<'a> {
    pair: u64,
    red: &'a str,
    blue: &'a str,
    limits: &'a BySide<String>,
    start: Position,
    moves: Vec<Move>,
    winner: &'static str,
    reason: &'static str,
    /// Who has broken what, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<FaultLine<'a>>,
    /// One a move, as the others that follow; null where nothing was told.
    scores: Vec<Option<String>>,
    depths: Vec<Option<u32>>,
    nodes: Vec<Option<u64>>,
    /// Milliseconds.
    times: Vec<u64>,
}

#[derive(Serialize)]
struct FaultLine<'a> {
    by: &'a str,
    what: String,
}

/// The line with its end.
pub fn line(entry: &Entry<'_>) -> io::Result<String> {
    let played = entry.played;
    let fault = match &played.cause {
        Cause::Fault { by, fault } => Some(FaultLine { by: entry.names[*by], what: fault.to_string() }),
        Cause::Rules(_) | Cause::Agreement => None,
    };
    let line = Line {
        pair: entry.pair,
        red: entry.names.red,
        blue: entry.names.blue,
        limits: &entry.limits,
        start: played.start,
        moves: of(&played.plies, |ply| ply.mv),
        winner: winner(played),
        reason: played.cause.name(),
        fault,
        scores: of(&played.plies, |ply| ply.news.score.map(score)),
        depths: of(&played.plies, |ply| ply.news.depth),
        nodes: of(&played.plies, |ply| ply.news.nodes),
        times: of(&played.plies, |ply| u64::try_from(ply.used.as_millis()).unwrap_or(u64::MAX)),
    };
    Ok(serde_json::to_string(&line)? + "\n")
}

fn of<T>(plies: &[Ply], value: impl Fn(&Ply) -> T) -> Vec<T> {
    plies.iter().map(value).collect()
}

/// Hundredths as a number, `#3` for a win in three moves.
fn score(score: Score) -> String {
    match score {
        Score::Centi(centi) => centi.to_string(),
        Score::Mate(moves) => format!("#{moves}"),
    }
}

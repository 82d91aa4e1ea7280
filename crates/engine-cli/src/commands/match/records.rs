//! Games kept: each is appended whole, or not at all.

mod append;
mod json;
mod pgn;

use std::io;
use std::path::Path;

use ataxx::BySide;

use append::Append;

use super::game::Played;

/// A game as it is kept.
pub struct Entry<'a> {
    /// The number of its opening, from 1.
    pub pair: u64,
    pub names: BySide<&'a str>,
    pub limits: BySide<String>,
    pub played: &'a Played,
}

/// Where games go; nowhere if nobody wants them.
#[derive(Default)]
pub struct Records {
    pgn: Option<Append>,
    json: Option<Append>,
}

impl Records {
    /// Opens the files, or makes them; what they hold stays.
    ///
    /// # Errors
    /// Whatever the file system refuses.
    pub fn open(pgn: Option<&Path>, json: Option<&Path>) -> io::Result<Records> {
        Ok(Records { pgn: pgn.map(Append::open).transpose()?, json: json.map(Append::open).transpose()? })
    }

    /// # Errors
    /// If a file can't take the game; it stays as it was then.
    pub fn keep(&mut self, entry: &Entry<'_>) -> io::Result<()> {
        if let Some(file) = &mut self.pgn {
            file.append(&pgn::text(entry))?;
        }
        if let Some(file) = &mut self.json {
            file.append(&json::line(entry)?)?;
        }
        Ok(())
    }
}

/// `x`, `o` or `draw`.
fn winner(played: &Played) -> &'static str {
    match played.winner {
        Some(ataxx::Side::Red) => "x",
        Some(ataxx::Side::Blue) => "o",
        None => "draw",
    }
}

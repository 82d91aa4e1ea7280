//! `judge`: referees games, one JSON object a line.

mod answer;
mod lines;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use answer::Answer;
use lines::Lines;

/// Referee games, one JSON object {"start": FEN, "moves": [...]} a line
#[derive(clap::Args)]
pub struct Judge {
    /// Where the games are; standard input if absent
    file: Option<PathBuf>,
}

impl Judge {
    pub fn run(self) -> io::Result<()> {
        let out = io::stdout().lock();
        match &self.file {
            None => judge(io::stdin().lock(), out),
            Some(path) => {
                let named =
                    |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
                judge(BufReader::new(File::open(path).map_err(named)?), out)
            }
        }
    }
}

/// Answers each line at once, so that a program at the other end can take turns.
fn judge(input: impl BufRead, mut out: impl Write) -> io::Result<()> {
    for line in Lines::new(input) {
        let answer = match line? {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer::answer(&line),
            Err(fault) => Answer::Fault { error: fault.to_string(), ply: None },
        };
        serde_json::to_writer(&mut out, &answer)?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}

//! How far a match has come, on standard error.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use ataxx::BySide;
use indicatif::ProgressBar;

use super::game::{Cause, Played};
use super::report::standing;
use super::statistics::Sprt;
use super::tally::Tally;
use crate::progress;

const BAR: &str = "{bar:20} {pos} of {len} games, {per_sec}, {eta} left: {msg}";

/// How often a line is written where there is no terminal for a bar.
const LINE_EVERY: Duration = Duration::from_secs(60);

/// A bar with rate and remaining time; where standard error is no terminal, a line each minute.
pub struct Progress {
    bar: ProgressBar,
    said: Mutex<Instant>,
}

impl Progress {
    pub fn new(games: u64) -> Progress {
        let bar = progress::bar(games, 0, BAR);
        Progress { bar, said: Mutex::new(Instant::now()) }
    }

    /// A game has ended; faults are told at once.
    pub fn game(&self, names: BySide<&str>, played: &Played) {
        if let Cause::Fault { by, fault } = &played.cause {
            self.say(&format!("{} {fault}", names[*by]));
        }
        self.bar.inc(1);
    }

    pub fn pair(&self, tally: &Tally, sprt: Option<&Sprt>) {
        let standing = standing(tally, sprt);
        let mut said = self.said.lock().expect("nobody panics with it");
        if self.bar.is_hidden() && said.elapsed() >= LINE_EVERY {
            *said = Instant::now();
            let (done, all, left) = (self.bar.position(), self.bar.length().unwrap_or(0), self.bar.eta());
            eprintln!("{done} of {all} games, {} min left: {standing}", left.as_secs().div_ceil(60));
        }
        self.bar.set_message(standing);
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }

    fn say(&self, line: &str) {
        if self.bar.is_hidden() {
            eprintln!("{line}");
        } else {
            self.bar.println(line);
        }
    }
}

//! How far training has come, on standard error.

use crate::progress;
use indicatif::ProgressBar;

const BAR: &str = "{bar:20} {human_pos} of {human_len} positions, {per_sec}, {eta} left: {msg}";

/// A bar with rate and remaining time; no bar where standard error is no terminal.
pub(super) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Of `positions` in all epochs together, so many have been learned from before.
    pub fn new(positions: u64, done: u64) -> Progress {
        let bar = progress::bar(positions, done, BAR);
        Progress { bar }
    }

    /// The mean error of the last step is `error`.
    pub fn step(&self, positions: u64, error: f64) {
        self.bar.set_message(format!("{error:.5}"));
        self.bar.inc(positions);
    }

    /// A line on standard output, which the bar does not spoil.
    pub fn say(&self, line: &str) {
        self.bar.suspend(|| println!("{line}"));
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

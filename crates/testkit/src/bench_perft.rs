//! How fast the rules library counts, beside the oracle in the same run.
#![expect(clippy::disallowed_methods, reason = "a benchmark takes the time")]

use std::fmt;
use std::time::{Duration, Instant};

use ataxx::{Move, Position};

use crate::oracle::{self, Board};

/// Move sequences from the start position by length, as independent programs count them.
const COUNTS: [u64; 8] = [1, 16, 256, 6_460, 155_888, 4_752_668, 141_865_520, 5_023_479_496];

const PERFT_DEPTH: usize = 7;
const LISTED_DEPTH: usize = 6;
const ORACLE_DEPTH: usize = 5;

/// Positions a second on one core, from the start position; each the best of the repeats, since
/// whatever else the machine does only slows one down. By the time on the processor where the
/// system tells it.
#[derive(Clone, Copy, Debug)]
pub struct PerftRates {
    /// [`ataxx::perft`] at depth 7.
    pub perft: f64,
    /// `legal_moves` and `play_unchecked` at depth 6, the last ply listed, not played: what a
    /// search pays.
    pub listed: f64,
    /// The plain array of [`oracle`] at depth 5, every ply played.
    pub oracle: f64,
}

impl PerftRates {
    /// How many times as fast as the plain array.
    pub fn ratio(&self) -> f64 {
        self.perft / self.oracle
    }
}

impl fmt::Display for PerftRates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line =
            |name: &str, rate: f64| format!("{name:<40}{:>12.3} million positions a second\n", rate / 1e6);
        f.write_str(&line("perft 7", self.perft))?;
        f.write_str(&line("perft 6 by listing and playing moves", self.listed))?;
        f.write_str(&line("perft 5 by the plain array", self.oracle))?;
        write!(f, "{:<40}{:>12.0}", "perft 7 : plain array", self.ratio())
    }
}

/// Measures each count `repeats` times.
///
/// # Panics
/// If a count is wrong: its speed would mean nothing.
pub fn perft_rates(repeats: u32) -> PerftRates {
    let start = Position::start();
    let board = Board::from_fen(&start.to_string());
    PerftRates {
        perft: best_rate(repeats, PERFT_DEPTH, |depth| ataxx::perft(&start, depth)),
        listed: best_rate(repeats, LISTED_DEPTH, |depth| listed(&start, depth)),
        oracle: best_rate(repeats, ORACLE_DEPTH, |depth| oracle::perft(&board, depth)),
    }
}

fn listed(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let count = |mv: Move| {
        let mut child = *position;
        child.play_unchecked(mv);
        listed(&child, depth - 1)
    };
    moves.into_iter().map(count).sum()
}

fn best_rate(repeats: u32, depth: usize, count: impl Fn(u32) -> u64) -> f64 {
    let rate = |_| {
        let (begun, busy) = (Instant::now(), time_on_processor());
        assert_eq!(count(depth as u32), COUNTS[depth], "a wrong count at depth {depth}");
        let took = match (busy, time_on_processor()) {
            (Some(before), Some(after)) => after - before,
            _ => begun.elapsed(),
        };
        COUNTS[depth] as f64 / took.as_secs_f64()
    };
    (0..repeats).map(rate).fold(0.0, f64::max)
}

/// The time that this thread has run, as Linux tells it: nanoseconds in the first field.
fn time_on_processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

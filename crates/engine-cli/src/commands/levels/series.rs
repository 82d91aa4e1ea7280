//! All games, several at once.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::Engine;
use indicatif::ProgressBar;

use super::contest;
use super::journal::Journal;
use super::pairings::Pairing;
use super::player::Player;
use crate::halt::Halt;
use crate::progress;

const BAR: &str = "{bar:20} {pos} of {len} games, {eta} left: {msg}";

/// The site's size of a table for computer opponents, near enough.
const TABLE_BYTES: usize = 16 << 20;

/// The games of two players, by their places in the row, as the first one sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Results {
    pub players: [usize; 2],
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

impl Results {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The first player's points; a draw is half a point.
    pub fn points(&self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }

    fn add(&mut self, half_points: u8) {
        *[&mut self.lost, &mut self.drawn, &mut self.won][usize::from(half_points.min(2))] += 1;
    }
}

struct Series<'a> {
    row: &'a [Player],
    traits: Vec<String>,
    shared: Mutex<Shared>,
    bar: ProgressBar,
    halt: &'a Halt,
}

/// What all threads work on.
struct Shared {
    /// Pairs of games to play, by pairing and opening; the last one comes first.
    tasks: Vec<(usize, u32)>,
    results: Vec<Results>,
    journal: Journal,
    /// The first thing that went wrong.
    error: Option<io::Error>,
}

/// Plays what the journal doesn't have. The results are in the order of `pairs`; those of pairs that were broken off are
/// of fewer games.
///
/// # Errors
/// If the journal can't be written.
pub fn play(
    row: &[Player],
    pairs: &[Pairing],
    journal: Journal,
    threads: u16,
    halt: &Halt,
) -> io::Result<Vec<Results>> {
    // Only what is kept must be told apart from what another engine played.
    let bench = if journal.is_kept() { engine::bench::run(engine::Evaluation::default()) } else { 0 };
    let traits: Vec<String> = row.iter().map(|player| player.traits(bench)).collect();
    let mut results: Vec<Results> =
        pairs.iter().map(|pairing| Results { players: pairing.players, ..Results::default() }).collect();
    let mut tasks = Vec::new();
    for (at, pairing) in pairs.iter().enumerate() {
        let names = pairing.players.map(|player| traits[player].clone());
        for opening in 0..pairing.openings {
            match journal.find(&names, opening) {
                Some(known) => known.into_iter().for_each(|half_points| results[at].add(half_points)),
                None => tasks.push((at, opening)),
            }
        }
    }
    tasks.reverse();
    let bar = progress::bar(2 * tasks.len() as u64, 0, BAR);
    let shared = Mutex::new(Shared { tasks, results, journal, error: None });
    Series { row, traits, shared, bar, halt }.run(threads)
}

impl Series<'_> {
    fn run(self, threads: u16) -> io::Result<Vec<Results>> {
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.work());
            }
        });
        self.bar.finish_and_clear();
        let shared = self.shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        shared.error.map_or(Ok(shared.results), Err)
    }

    fn work(&self) {
        let mut engine = Engine::new(TABLE_BYTES);
        while !self.halt.is_asked() {
            let Some((at, opening, players, seed)) = self.next() else { break };
            let seed = seed.wrapping_mul(1 << 32).wrapping_add(u64::from(opening));
            let half_points = contest::play(players.map(|player| self.row[player]), &mut engine, seed);
            self.count(at, opening, half_points);
        }
    }

    fn next(&self) -> Option<(usize, u32, [usize; 2], u64)> {
        let mut shared = self.shared();
        let (at, opening) = shared.tasks.pop()?;
        let players = shared.results[at].players;
        self.bar.set_message(format!("{} – {}", self.row[players[0]], self.row[players[1]]));
        Some((at, opening, players, shared.journal.seed()))
    }

    fn count(&self, at: usize, opening: u32, half_points: [u8; 2]) {
        let mut shared = self.shared();
        half_points.into_iter().for_each(|half_points| shared.results[at].add(half_points));
        let names = shared.results[at].players.map(|player| self.traits[player].clone());
        if let Err(error) = shared.journal.keep(&names, opening, half_points) {
            shared.error.get_or_insert(error);
            self.halt.now();
        }
        self.bar.inc(2);
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

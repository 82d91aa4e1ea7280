//! Finds positions with a clear best move, in games of the engine with itself.

use std::io::{self, Write};
use std::ops::RangeInclusive;

use ataxx::{Game, Move, Position};
use engine::network::Network;
use engine::{Engine, Evaluation, Limits, Random, Unobserved};

use super::clear;
use super::corpus::Entry;
use super::part::Part;
use crate::halt::Halt;
use crate::openings::{Scales, Weighing, drawn};
use crate::progress;

const BAR: &str = "{bar:30} {pos} of {len} positions, {per_sec}, {eta} left";

/// Cleared for each search.
const TABLE_BYTES: usize = 16 << 20;
/// Games begin with so many random plies.
const PLIES: RangeInclusive<u64> = 5..=12;
/// Of a hundred games so many are on boards with gaps.
const GAPS: u64 = 20;
/// Openings in which a side is farther ahead, in hundredths of a piece, are thrown away.
const UNEVEN: u16 = 400;
/// For each move of a game.
const GAME_NODES: u64 = 800;
/// Nodes of quick looks: what the first one finds is worth little in a test, so positions are wanted in which it errs, and
/// such in which the second one does, too.
const QUICK_NODES: [u64; 2] = [500, 5_000];
/// How difficult the positions of a part of the game shall be, in turn. Openings in which both looks err are rare.
const TURNS: [[usize; 12]; Part::ALL.len()] = [
    [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 2],
    [0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 1, 2],
    [0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 1, 2],
];
/// What a search with so many times fewer nodes than the deep one finds is likely to be the best move.
const LIKELY: u64 = 16;

/// What positions are wanted.
pub struct Make {
    pub count: u64,
    /// Of the deep search.
    pub nodes: u64,
    pub seed: u64,
}

impl Make {
    /// Writes them, one a line.
    pub fn run(&self, network: &'static Network, out: &mut impl Write) -> io::Result<()> {
        let halt = Halt::at_interrupt()?;
        let mut finder = Finder {
            random: Random::from_seed(self.seed),
            scales: Scales::new(network),
            engine: Engine::new(TABLE_BYTES).judging_by(Evaluation::Network(network)),
            nodes: self.nodes,
            wanted: Wanted::of(self.count),
        };
        let bar = progress::bar(self.count, 0, BAR);
        while finder.wanted.left() > 0 && !halt.is_asked() {
            for entry in finder.in_a_game(&halt) {
                bar.suspend(|| writeln!(out, "{entry}"))?;
            }
            bar.set_position(self.count - finder.wanted.left());
        }
        bar.finish_and_clear();
        Ok(())
    }
}

struct Finder {
    random: Random,
    scales: Scales,
    engine: Engine,
    nodes: u64,
    wanted: Wanted,
}

impl Finder {
    /// From one game, at most one position of each part.
    fn in_a_game(&mut self, halt: &Halt) -> Vec<Entry> {
        let mut positions = self.play();
        self.random.shuffle(&mut positions);
        let mut found: Vec<Entry> = Vec::new();
        for position in positions {
            let part = Part::of(&position);
            let is_new = found.iter().all(|entry| Part::of(&entry.position) != part);
            if is_new && !halt.is_asked() {
                found.extend(self.entry(&position, part));
            }
        }
        found
    }

    /// The position with its best moves, if these are clear and it is still wanted.
    fn entry(&mut self, position: &Position, part: Part) -> Option<Entry> {
        let quick = QUICK_NODES.map(|nodes| self.choice(position, nodes));
        let likely = self.choice(position, self.nodes / LIKELY)?;
        if !self.wanted.has(part, difficulty(&[likely], quick))
            || !clear::is_likely(&mut self.engine, position, self.nodes)
        {
            return None;
        }
        let best = clear::best(&mut self.engine, position, self.nodes)?;
        self.wanted.take(part, difficulty(&best, quick)).then_some(Entry { position: *position, best })
    }

    /// What a search with so many nodes finds that knows nothing from before.
    fn choice(&mut self, position: &Position, nodes: u64) -> Option<Move> {
        self.engine.clear();
        self.engine.search(position, &[], Limits::nodes(nodes), &mut Unobserved).best
    }

    /// The positions of a game after an even opening.
    fn play(&mut self) -> Vec<Position> {
        let mut game = self.opening();
        let mut positions = Vec::new();
        self.engine.clear();
        while let Some(mv) = self.next_move(&game) {
            positions.push(*game.position());
            game.play(mv).expect("the engine's moves are legal");
        }
        positions
    }

    fn next_move(&mut self, game: &Game) -> Option<Move> {
        if game.outcome().is_some() {
            return None;
        }
        self.engine.search(game.position(), game.past(), Limits::nodes(GAME_NODES), &mut Unobserved).best
    }

    fn opening(&mut self) -> Game {
        loop {
            let game = drawn(&mut self.random, GAPS, PLIES);
            if self.scales.is_even(game.position(), Weighing::glance(UNEVEN)) {
                return game;
            }
        }
    }
}

/// How many quick looks have to err before one of the best moves is found; the last one counts most.
fn difficulty(best: &[Move], quick: [Option<Move>; QUICK_NODES.len()]) -> usize {
    let errs = |choice: &Option<Move>| choice.is_none_or(|mv| !best.contains(&mv));
    quick.iter().rposition(errs).map_or(0, |last| last + 1)
}

/// How many positions are still wanted: of each part, and of each difficulty.
struct Wanted([[u64; QUICK_NODES.len() + 1]; Part::ALL.len()]);

impl Wanted {
    /// As many of each part, or nearly so.
    fn of(count: u64) -> Wanted {
        let mut wanted = Wanted(Default::default());
        for number in 0..count as usize {
            let part = number % Part::ALL.len();
            let turns = TURNS[part];
            wanted.0[part][turns[number / Part::ALL.len() % turns.len()]] += 1;
        }
        wanted
    }

    fn has(&self, part: Part, difficulty: usize) -> bool {
        self.0[part as usize][difficulty] > 0
    }

    fn take(&mut self, part: Part, difficulty: usize) -> bool {
        let has = self.has(part, difficulty);
        if has {
            self.0[part as usize][difficulty] -= 1;
        }
        has
    }

    fn left(&self) -> u64 {
        self.0.iter().flatten().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_wanted_is_taken_and_no_more() {
        let mut wanted = Wanted::of(11);
        assert_eq!(wanted.left(), 11);
        let mut taken = 0;
        for part in Part::ALL {
            for difficulty in 0..=QUICK_NODES.len() {
                while wanted.take(part, difficulty) {
                    taken += 1;
                }
            }
        }
        assert_eq!((taken, wanted.left()), (11, 0));
    }
}

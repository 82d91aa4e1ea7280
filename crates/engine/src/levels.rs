//! The computer's levels: from one that has just learned the rules to the engine's best.
//!
//! Weak levels are weak by design, not by haste: they look at every move a few plies deep and then
//! pick among the good ones, the more carelessly the lower the level. `docs/levels.md` has what
//! was measured.

mod choose;
mod sample;

pub use choose::choose;

/// How one level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelSpec {
    /// From 1, the weakest.
    pub number: u8,
    /// Its name in the message catalogues.
    pub key: &'static str,
    /// How many plies it looks ahead, its own move included.
    pub depth: u8,
    /// Positions that it visits at most: what bounds its time where no observer stops it.
    pub nodes: u64,
    /// A move that is so many centi-pieces worse is played half as often; 0 = only the best move.
    pub halving: u16,
    /// Moves in a hundred that it plays without thinking.
    pub careless_percent: u8,
}

/// All levels, the weakest first.
pub const LEVELS: &[LevelSpec] = &[
    sampled(1, "level-1", 1, 300, 30),
    sampled(2, "level-2", 1, 150, 10),
    sampled(3, "level-3", 1, 80, 4),
    sampled(4, "level-4", 1, 30, 0),
    sampled(5, "level-5", 2, 60, 0),
    sampled(6, "level-6", 2, 25, 0),
    sampled(7, "level-7", 3, 15, 0),
    searched(8, "level-8", 2_000),
    searched(9, "level-9", 20_000),
    searched(10, "level-10", 1_500_000),
];

impl LevelSpec {
    /// The level with this number; below the first it is the first, beyond the last the last.
    pub fn nearest(number: u8) -> &'static LevelSpec {
        let index = usize::from(number.saturating_sub(1)).min(LEVELS.len() - 1);
        &LEVELS[index]
    }

    /// Whether it picks among several moves, rather than playing the best that it finds.
    fn is_sampled(&self) -> bool {
        self.halving > 0 || self.careless_percent > 0
    }
}

/// More than a sampled level ever needs at its depth; a bound all the same.
const SAMPLED_NODES: u64 = 200_000;

const fn sampled(number: u8, key: &'static str, depth: u8, halving: u16, careless_percent: u8) -> LevelSpec {
    LevelSpec { number, key, depth, nodes: SAMPLED_NODES, halving, careless_percent }
}

const fn searched(number: u8, key: &'static str, nodes: u64) -> LevelSpec {
    LevelSpec { number, key, depth: crate::Limits::DEEPEST, nodes, halving: 0, careless_percent: 0 }
}

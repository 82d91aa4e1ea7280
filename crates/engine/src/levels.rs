//! The computer's levels: from one that has just learned the rules to the engine's best.
//!
//! Weak levels are weak by design, not by haste: they overlook moves as beginners do, judge by what beginners know,
//! look a few plies deep and then pick among the good moves, the more carelessly the lower the level. Upper levels
//! judge by the network, over more and more positions. `docs/levels.md` has what was measured.

mod choose;
mod gain;
mod sample;

pub use choose::choose;
pub use gain::gain;

/// How one level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelSpec {
    /// From 1, the weakest.
    pub number: u8,
    /// Its name in the message catalogues.
    pub key: &'static str,
    /// By what it judges.
    pub judge: Judge,
    /// How many plies it looks ahead, its own move included.
    pub depth: u8,
    /// Positions that it visits at most: what bounds its time where no observer stops it.
    pub nodes: u64,
    /// A move that is so many centi-pieces worse is played half as often; 0 = only the best move.
    pub halving: u16,
    /// Moves in a hundred that it notices at all.
    pub noticed_percent: u8,
}

/// By what a level judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// What a move itself gains, whatever comes after it.
    Gain,
    /// The hand-written terms: pieces, and how safe they are.
    Terms,
    /// What the engine judges by: the network, unless it was told otherwise.
    Network,
}

/// All levels, the weakest first.
pub const LEVELS: &[LevelSpec] = &[
    LevelSpec { noticed_percent: 80, ..sampled(1, "level-1", Judge::Gain, 1, 60) },
    LevelSpec { noticed_percent: 90, ..sampled(2, "level-2", Judge::Terms, 1, 50) },
    sampled(3, "level-3", Judge::Terms, 1, 20),
    sampled(4, "level-4", Judge::Terms, 2, 32),
    sampled(5, "level-5", Judge::Terms, 3, 18),
    searched(6, "level-6", 300),
    searched(7, "level-7", 800),
    searched(8, "level-8", 2_500),
    searched(9, "level-9", 12_000),
    searched(10, "level-10", 1_500_000),
];

impl LevelSpec {
    /// The level with this number; below the first it is the first, beyond the last the last.
    pub fn nearest(number: u8) -> &'static LevelSpec {
        let index = usize::from(number.saturating_sub(1)).min(LEVELS.len() - 1);
        &LEVELS[index]
    }

    /// The engine at so many positions a move, as a yardstick: no level, so that it stays when levels change.
    pub const fn yardstick(nodes: u64) -> LevelSpec {
        searched(0, "", nodes)
    }

    /// Whether it picks among several moves, rather than playing the best that it finds.
    pub fn is_sampled(&self) -> bool {
        self.halving > 0 || self.noticed_percent < 100 || self.judge == Judge::Gain
    }
}

/// More than a sampled level ever needs at its depth; a bound all the same.
const SAMPLED_NODES: u64 = 200_000;

const fn sampled(number: u8, key: &'static str, judge: Judge, depth: u8, halving: u16) -> LevelSpec {
    LevelSpec { number, key, judge, depth, nodes: SAMPLED_NODES, halving, noticed_percent: 100 }
}

const fn searched(number: u8, key: &'static str, nodes: u64) -> LevelSpec {
    let depth = crate::Limits::DEEPEST;
    LevelSpec { number, key, judge: Judge::Network, depth, nodes, halving: 0, noticed_percent: 100 }
}

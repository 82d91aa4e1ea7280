//! Where games begin: each opening is played twice, with colours swapped.

mod drawn;
mod even;
mod file;
mod gaps;
mod plies;
mod random;

use ataxx::Position;
use engine::Random;

pub use drawn::drawn;
pub use even::{Scales, Weighing};
pub use file::read;
pub use plies::random_plies;
pub use random::{RandomOpenings, Wish};

/// Openings, one after another.
pub enum Openings {
    Listed(std::vec::IntoIter<Position>),
    Random(Box<RandomOpenings>),
}

impl Openings {
    /// These, in their order, or in one that the seed decides.
    pub fn listed(mut list: Vec<Position>, seed: Option<u64>) -> Openings {
        if let Some(seed) = seed {
            Random::from_seed(seed).shuffle(&mut list);
        }
        Openings::Listed(list.into_iter())
    }

    /// As many as there can be.
    pub fn len_at_most(&self) -> u64 {
        match self {
            Openings::Listed(list) => list.len() as u64,
            Openings::Random(_) => u64::MAX,
        }
    }
}

impl Iterator for Openings {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        match self {
            Openings::Listed(list) => list.next(),
            Openings::Random(random) => random.next(),
        }
    }
}

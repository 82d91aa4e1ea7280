use std::ops::RangeInclusive;

use ataxx::{Game, Position};
use engine::Random;

use super::gaps;
use super::plies::random_plies;

/// A game after some random plies that is not over, of a hundred so many on boards with gaps.
pub fn drawn(random: &mut Random, gapped: u64, plies: RangeInclusive<u64>) -> Game {
    loop {
        let is_gapped = random.below(100) < gapped;
        let start = if is_gapped { gaps::board(random) } else { Position::start() };
        let plies = plies.start() + random.below(plies.end() - plies.start() + 1);
        if let Some(game) = random_plies(start, plies, random) {
            return game;
        }
    }
}

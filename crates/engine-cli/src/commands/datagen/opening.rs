//! Where games begin: random plies, so that no two are alike.

use ataxx::{Game, Position};
use engine::Random;

use super::settings::{Plies, Settings};
use crate::openings::{gapped_board, random_plies};

/// A game after some random plies that is not over, of a hundred so many on boards with gaps.
pub(super) fn opening(random: &mut Random, settings: &Settings) -> Game {
    let Settings { gaps, plies: Plies { min, max }, .. } = *settings;
    loop {
        let gapped = random.below(100) < gaps;
        let start = if gapped { gapped_board(random) } else { Position::start() };
        let plies = u64::from(min) + random.below(u64::from(max - min) + 1);
        if let Some(game) = random_plies(start, plies, random) {
            return game;
        }
    }
}

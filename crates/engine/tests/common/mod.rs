//! Positions for the engine's tests.
#![allow(dead_code)]

pub mod brute_force;
pub mod endings;

use ataxx::{Game, Position};

/// SplitMix64, so that a failing test fails again.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}

pub fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Starts with and without gaps, and games in which one side is soon locked out.
const STARTS: [&str; 6] = [
    "x5o/7/7/7/7/7/o5x x 0 1",
    "x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1",
    "x5o/7/3-3/2-1-2/3-3/7/o5x o 0 1",
    "x-----o/-------/7/7/7/-------/o-----x x 0 1",
    "xx---oo/x-----o/-------/3-3/7/7/oooxxxx x 0 1",
    "o--4/---4/---4/7/xxx4/xxx4/xxx4 x 95 60",
];

/// A game of `plies` random moves, fewer if it is over before.
pub fn random_game(dice: &mut Dice, plies: usize) -> Game {
    let mut game = Game::new(position(STARTS[dice.below(STARTS.len())]));
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        let moves = game.position().legal_moves();
        game.play(moves[dice.below(moves.len())]).unwrap();
    }
    game
}

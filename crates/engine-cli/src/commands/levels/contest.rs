//! Games between two players.

use std::time::{Duration, Instant};

use ataxx::{Game, Position, Side};
use engine::{Engine, Random};

use super::player::Player;

/// Random plies before the players take over.
const OPENING_PLIES: u32 = 4;

/// The site's size of a table for computer opponents, near enough.
const TABLE_BYTES: usize = 16 << 20;

/// The results, as the first player sees them, and the time that it took.
#[derive(Default)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub time: Duration,
    pub moves: u32,
    pub longest: Duration,
}

/// Plays two games from each opening, with colours swapped.
pub fn play(first: Player, second: Player, openings: u32, seed: u64) -> Tally {
    let mut random = Random::from_seed(seed);
    let mut engine = Engine::new(TABLE_BYTES);
    let mut tally = Tally::default();
    for _ in 0..openings {
        let start = opening(&mut random);
        for side in Side::ALL {
            let winner = play_out(start.clone(), side, [first, second], &mut engine, &mut random, &mut tally);
            match winner {
                None => tally.drawn += 1,
                Some(winner) if winner == side => tally.won += 1,
                Some(_) => tally.lost += 1,
            }
        }
    }
    tally
}

/// A game after a few random moves, not over yet.
fn opening(random: &mut Random) -> Game {
    loop {
        let mut game = Game::new(Position::start());
        for _ in 0..OPENING_PLIES {
            let moves = game.position().legal_moves();
            let Some(&mv) = moves.get(random.below(moves.len().max(1) as u64) as usize) else { break };
            game.play(mv).expect("the move is legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Plays a game to its end, the first player on `side`, and returns the winner.
fn play_out(
    mut game: Game,
    side: Side,
    [first, second]: [Player; 2],
    engine: &mut Engine,
    random: &mut Random,
    tally: &mut Tally,
) -> Option<Side> {
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winner;
        }
        let is_first = game.position().turn() == side;
        let start = Instant::now();
        let mv = if is_first { first } else { second }.choose(engine, &game, random);
        if is_first {
            let time = start.elapsed();
            tally.time += time;
            tally.moves += 1;
            tally.longest = tally.longest.max(time);
        }
        game.play(mv).expect("players make legal moves");
    }
}

//! Two games between two players.

use ataxx::{Game, Position, Side};
use engine::{Engine, Random};

use super::player::Player;
use crate::openings::random_plies;

/// Random plies before the players take over.
const OPENING_PLIES: u64 = 4;

/// The first player's half points in two games from the same opening: first with Red, then with Blue. The seed decides
/// the opening, and the players' chances.
pub fn play(players: [Player; 2], engine: &mut Engine, seed: u64) -> [u8; 2] {
    let mut random = Random::from_seed(seed);
    let start = random_plies(Position::start(), OPENING_PLIES, &mut random).expect("no game ends so soon");
    Side::ALL.map(|first| match play_out(start.clone(), first, players, engine, &mut random) {
        None => 1,
        Some(winner) if winner == first => 2,
        Some(_) => 0,
    })
}

/// Plays a game to its end, the first player on `side`, and returns the winner.
fn play_out(
    mut game: Game,
    side: Side,
    [first, second]: [Player; 2],
    engine: &mut Engine,
    random: &mut Random,
) -> Option<Side> {
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winner;
        }
        let player = if game.position().turn() == side { first } else { second };
        let mv = player.choose(engine, &game, random);
        game.play(mv).expect("players make legal moves");
    }
}

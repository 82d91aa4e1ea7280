use ataxx::{Game, Position};
use engine::Random;

/// The game after so many random plies from `start`; none if it is over by then.
pub fn random_plies(start: Position, plies: u64, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(start);
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len() as u64) as usize];
        game.play(mv).expect("the move is legal");
    }
    game.outcome().is_none().then_some(game)
}

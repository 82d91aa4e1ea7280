use ataxx::{Game, Position};
use engine::Random;

/// The game after so many random plies from `start`; none if it is over by then.
pub fn random_plies(start: Position, plies: u64, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(start);
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        let moves = game.position().legal_moves();
        let mv = moves[random.below(moves.len() as u64) as usize];
        game.play(mv).expect("the move is legal");
    }
    game.outcome().is_none().then_some(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both sides can only jump to and fro: the third occurrence ends it, while there still are moves on the board.
    #[test]
    fn a_game_that_ends_on_the_way_is_none() {
        let start: Position =
            "x-1----/-------/-------/-------/-------/-------/o-1---- o 0 1".parse().unwrap();
        for seed in 0..20 {
            assert!(random_plies(start, 12, &mut Random::from_seed(seed)).is_none());
        }
        assert!(random_plies(Position::start(), 4, &mut Random::from_seed(1)).is_some());
    }
}

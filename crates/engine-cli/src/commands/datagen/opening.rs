//! Where games begin: random plies, so that no two are alike.

use ataxx::{Bitboard, Game, Position, Setup, Square};
use engine::Random;

/// Random plies: so many at least, and so many more at most.
const PLIES_MIN: u64 = 6;
const PLIES_MORE: u64 = 9;
/// Groups of gaps at most: each is a square and its mirror images.
const GAP_GROUPS: u64 = 3;

/// A game after some random plies that is not over, of a hundred so many on boards with gaps.
pub(super) fn opening(random: &mut Random, gaps_of_a_hundred: u64) -> Game {
    loop {
        let gapped = random.below(100) < gaps_of_a_hundred;
        let Some(start) = start(random, gapped) else { continue };
        let mut game = Game::new(start);
        let plies = PLIES_MIN + random.below(PLIES_MORE);
        for _ in 0..plies {
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let mv = moves[random.below(moves.len() as u64) as usize];
            game.play(mv).expect("the move is legal");
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// The start position; with gaps, each board is the same seen from both sides, as the known ones are.
fn start(random: &mut Random, gapped: bool) -> Option<Position> {
    if !gapped {
        return Some(Position::start());
    }
    let mut gaps = Bitboard::EMPTY;
    for _ in 0..=random.below(GAP_GROUPS) {
        let square = Square::ALL[random.below(Square::COUNT as u64) as usize];
        let (file, rank) = (square.file(), square.rank());
        for (file, rank) in [(file, rank), (6 - file, rank), (file, 6 - rank), (6 - file, 6 - rank)] {
            gaps.insert(Square::ALL[usize::from(rank) * 7 + usize::from(file)]);
        }
    }
    let setup = Setup { gaps, ..Setup::default() };
    let free = (setup.pieces.red | setup.pieces.blue) & gaps;
    if !free.is_empty() {
        return None;
    }
    Position::new(setup).ok()
}

//! Positions and games for property tests.

use ataxx::{Game, Move, Position, Setup, Side, Square};
use proptest::collection::vec;
use proptest::prelude::*;

/// Any arrangement whose pieces and gaps don't overlap, from crowded to nearly empty.
pub fn setup() -> impl Strategy<Value = Setup> {
    let weights = prop_oneof![Just([8, 4, 4, 1]), Just([1, 6, 6, 1]), Just([4, 1, 8, 0]), Just([3, 1, 1, 6])];
    let clocks = (prop_oneof![Just(0), 0..120_u16, 96..=100_u16, any::<u16>()], 1..=u32::MAX);
    (weights, vec(any::<u16>(), Square::COUNT), any::<bool>(), clocks).prop_map(
        |(weights, squares, red, (halfmove_clock, fullmove_number))| {
            let turn = if red { Side::Red } else { Side::Blue };
            let mut setup = Setup { halfmove_clock, fullmove_number, turn, ..empty() };
            for (square, random) in Square::ALL.into_iter().zip(squares) {
                put(&mut setup, square, &weights, random % weights.iter().sum::<u16>());
            }
            setup
        },
    )
}

/// Any lawful position.
pub fn position() -> impl Strategy<Value = Position> {
    setup().prop_map(|setup| Position::new(setup).unwrap())
}

/// A game from the start or from anywhere, some moves on. Jumps are favoured in some games, so
/// that they last.
pub fn game() -> impl Strategy<Value = Game> {
    let start = prop_oneof![Just(Position::start()), position()];
    (start, vec(any::<u16>(), 0..120), any::<bool>()).prop_map(|(start, choices, jumps_first)| {
        let mut game = Game::new(start);
        for choice in choices {
            match choose(game.position(), choice, jumps_first) {
                Some(mv) if game.outcome().is_none() => game.play(mv).unwrap(),
                _ => break,
            }
        }
        game
    })
}

fn choose(position: &Position, choice: u16, jumps_first: bool) -> Option<Move> {
    let moves = position.legal_moves();
    let clones = moves.iter().filter(|mv| mv.is_clone()).count();
    // Clones are listed first.
    let skip = if jumps_first && clones < moves.len() { clones } else { 0 };
    let moves = &moves[skip..];
    (!moves.is_empty()).then(|| moves[usize::from(choice) % moves.len()])
}

fn empty() -> Setup {
    Setup { pieces: Default::default(), ..Setup::default() }
}

fn put(setup: &mut Setup, square: Square, weights: &[u16; 4], mut random: u16) {
    let mut what = 0;
    while random >= weights[what] {
        random -= weights[what];
        what += 1;
    }
    match what {
        1 => setup.pieces.red.insert(square),
        2 => setup.pieces.blue.insert(square),
        3 => setup.gaps.insert(square),
        _ => {}
    }
}

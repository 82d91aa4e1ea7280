//! What holds of every position, every move, every game.

mod arbitrary;

use arbitrary::{game, position, setup};
use ataxx::{Bitboard, Game, Move, Position, Setup, Side, Square, perft, perft_split, ring1, ring2};
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_setup_is_read_as_it_was_printed(setup in setup()) {
        let text = setup.to_string();
        prop_assert_eq!(text.parse::<Setup>().unwrap(), setup);
        prop_assert_eq!(Position::new(setup).unwrap().setup(), setup);
    }

    #[test]
    fn a_fen_is_printed_as_it_was_read(text in "([xo1-7-]{1,7}/){6}[xo1-7-]{1,7} [xo] [0-9]{1,5} [0-9]{1,3}") {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string(), text);
        }
    }

    #[test]
    fn a_move_is_read_as_it_was_printed(mv in any_move()) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
    }

    #[test]
    fn a_move_is_printed_as_it_was_read(text in "[a-h0][0-8]([a-h0][0-8])?") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn games_stay_valid(mut game in game(), choices in prop::collection::vec(any::<u16>(), 30)) {
        game.check_valid();
        for choice in choices {
            let moves = game.position().legal_moves();
            if game.outcome().is_some() {
                break;
            }
            game.play(moves[usize::from(choice) % moves.len()]).unwrap();
            game.check_valid();
        }
    }

    #[test]
    fn a_move_is_legal_exactly_if_listed(game in game()) {
        let position = game.position();
        let moves = position.legal_moves();
        for mv in all_moves() {
            prop_assert_eq!(position.is_legal(mv), moves.contains(&mv), "{} in {}", mv, position);
            let mut after = *position;
            match after.play(mv) {
                Ok(()) => prop_assert!(moves.contains(&mv)),
                Err(_) => prop_assert_eq!(after, *position),
            }
        }
        let mut unique = moves.to_vec();
        unique.sort();
        unique.dedup();
        prop_assert_eq!(unique.len(), moves.len());
    }

    #[test]
    fn a_move_changes_what_it_should(game in game()) {
        let before = game.position();
        let (mover, other) = (before.turn(), before.turn().other());
        for mv in &before.legal_moves() {
            let mut after = *before;
            after.play_unchecked(mv);
            after.check_valid();
            let added = after.occupied().len() as i32 - before.occupied().len() as i32;
            prop_assert_eq!(added, i32::from(mv.is_clone()), "{} in {}", mv, before);
            prop_assert_eq!(after.gaps(), before.gaps());
            let converted = mv.to().map_or(Bitboard::EMPTY, |to| before.conversions(mover, to));
            prop_assert_eq!(before.pieces(other) - converted, after.pieces(other));
            prop_assert!(converted.is_subset(after.pieces(mover)));
        }
    }

    #[test]
    fn reach_is_what_the_rings_say(position in position()) {
        for side in Side::ALL {
            let rings = |ring: fn(Square) -> Bitboard| {
                position.pieces(side).iter().map(ring).fold(Bitboard::EMPTY, |a, b| a | b)
            };
            let (near, far) = (rings(ring1), rings(ring2));
            prop_assert_eq!(position.clone_targets(side), near & position.empty());
            prop_assert_eq!(position.has_move(side), !(near | far).is_disjoint(position.empty()));
        }
    }

    #[test]
    fn a_repetition_needs_its_whole_past(game in game()) {
        let fresh = Game::new(*game.position());
        prop_assert!(fresh.occurrences() <= 1);
        prop_assert!(game.occurrences() >= fresh.occurrences());
        prop_assert!(game.past().len() <= usize::from(game.position().halfmove_clock()));
    }
}

proptest! {
    // Its short cuts have more corners than the other properties.
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn perft_is_the_sum_of_its_parts(position in position(), depth in 0..=3_u32) {
        let by_moves = by_moves(&position, depth);
        prop_assert_eq!(perft(&position, depth), by_moves);
        if depth > 0 {
            prop_assert_eq!(perft_split(&position, depth).map(|(_, count)| count).sum::<u64>(), by_moves);
            prop_assert!(perft_split(&position, depth).map(|(mv, _)| mv).eq(&position.legal_moves()));
        }
    }
}

/// Perft without its short cuts.
fn by_moves(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |mv| {
        let mut child = *position;
        child.play_unchecked(mv);
        by_moves(&child, depth - 1)
    };
    position.legal_moves().into_iter().map(count).sum()
}

/// Any move, legal or not.
fn any_move() -> impl Strategy<Value = Move> {
    let square = || (0..Square::COUNT).prop_map(|index| Square::ALL[index]);
    let jump = (square(), square()).prop_filter("two steps apart", |(from, to)| from.distance(*to) == 2);
    prop_oneof![
        1 => Just(Move::Pass),
        8 => square().prop_map(|to| Move::Clone { to }),
        16 => jump.prop_map(|(from, to)| Move::Jump { from, to }),
    ]
}

/// All moves that can be written.
fn all_moves() -> impl Iterator<Item = Move> {
    let pairs = Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to)));
    let jumps = pairs.filter(|(from, to)| from.distance(*to) == 2);
    [Move::Pass]
        .into_iter()
        .chain(Square::ALL.into_iter().map(|to| Move::Clone { to }))
        .chain(jumps.map(|(from, to)| Move::Jump { from, to }))
}

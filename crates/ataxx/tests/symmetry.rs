//! The rules know no direction.

mod arbitrary;

use arbitrary::{game, position};
use ataxx::{Bitboard, Move, Square, Symmetry, perft, ring1, ring2};
use proptest::prelude::*;

#[test]
fn the_eight_differ_and_keep_distances() {
    for (index, a) in Symmetry::ALL.into_iter().enumerate() {
        for b in Symmetry::ALL.into_iter().skip(index + 1) {
            assert!(Square::ALL.iter().any(|s| s.transformed(a) != s.transformed(b)), "{a:?} is {b:?}");
        }
        for square in Square::ALL {
            assert_eq!(square.transformed(a).transformed(a.inverse()), square);
            assert_eq!(ring1(square).transformed(a), ring1(square.transformed(a)));
            assert_eq!(ring2(square).transformed(a), ring2(square.transformed(a)));
        }
    }
}

#[test]
fn the_named_squares_are_taken_where_the_names_say() {
    let images = |square: Square| Symmetry::ALL.map(|s| square.transformed(s).to_string());
    assert_eq!(images(Square::B1), ["b1", "f1", "b7", "f7", "a2", "a6", "g2", "g6"]);
}

proptest! {
    #[test]
    fn a_symmetry_keeps_perft_and_outcome(game in game()) {
        let position = game.position();
        let count = perft(position, 2);
        for symmetry in Symmetry::ALL {
            let image = position.transformed(symmetry);
            image.check_valid();
            prop_assert_eq!(perft(&image, 2), count);
            prop_assert_eq!(image.outcome(), position.outcome());
            prop_assert_eq!(image.transformed(symmetry.inverse()), *position);
        }
    }

    #[test]
    fn playing_and_transforming_commute(position in position(), symmetry in 0..8_usize) {
        let symmetry = Symmetry::ALL[symmetry];
        let image = position.transformed(symmetry);
        let mut images: Vec<Move> =
            position.legal_moves().iter().map(|mv| mv.transformed(symmetry)).collect();
        images.sort();
        let mut moves = image.legal_moves().to_vec();
        moves.sort();
        prop_assert_eq!(&images, &moves);

        for mv in &position.legal_moves() {
            let (mut one, mut two) = (position, image);
            one.play_unchecked(mv);
            two.play_unchecked(mv.transformed(symmetry));
            prop_assert_eq!(one.transformed(symmetry), two);
        }
    }

    #[test]
    fn sets_are_transformed_square_by_square(bits in any::<u64>(), symmetry in 0..8_usize) {
        let (set, symmetry) = (Bitboard::from_bits_truncated(bits), Symmetry::ALL[symmetry]);
        let image = set.transformed(symmetry);
        for square in Square::ALL {
            prop_assert_eq!(set.contains(square), image.contains(square.transformed(symmetry)));
        }
    }
}

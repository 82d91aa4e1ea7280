//! A bitboard is a set.

use ataxx::{Bitboard, Square};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn set() -> impl Strategy<Value = Bitboard> {
    any::<u64>().prop_map(Bitboard::from_bits_truncated)
}

fn tree(set: Bitboard) -> BTreeSet<Square> {
    set.iter().collect()
}

proptest! {
    #[test]
    fn operations_are_those_of_sets(a in set(), b in set(), index in 0..49_usize) {
        let (x, y, square) = (tree(a), tree(b), Square::ALL[index]);
        prop_assert_eq!(tree(a | b), &x | &y);
        prop_assert_eq!(tree(a & b), &x & &y);
        prop_assert_eq!(tree(a ^ b), &x ^ &y);
        prop_assert_eq!(tree(a - b), &x - &y);
        prop_assert_eq!(a & !b, a - b);
        prop_assert_eq!(a | !a, Bitboard::FULL);
        prop_assert_eq!(a.is_disjoint(b), x.is_disjoint(&y));
        prop_assert_eq!((a & b).is_subset(b), true);
        prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
        prop_assert_eq!((a.len() as usize, a.is_empty()), (x.len(), x.is_empty()));
        prop_assert_eq!((a.iter().len(), a.first()), (x.len(), x.first().copied()));
        prop_assert_eq!(a.contains(square), x.contains(&square));
        prop_assert_eq!(a.with(square), a | square.into());
        prop_assert_eq!(a.without(square), a - square.into());
        prop_assert_eq!(Square::ALL.into_iter().filter(|&s| a.contains(s)).collect::<Bitboard>(), a);
        prop_assert_eq!(Bitboard::from_bits(a.bits()), Some(a));
    }

    #[test]
    fn growing_adds_what_is_one_step_away(a in set()) {
        let near = |s: &Square| a.iter().any(|other| other.distance(*s) <= 1);
        prop_assert_eq!(a.grown(), Square::ALL.into_iter().filter(near).collect::<Bitboard>());
    }
}

#[test]
fn bits_beyond_the_board_are_refused_or_dropped() {
    assert_eq!(Bitboard::from_bits(1 << 49), None);
    assert_eq!(Bitboard::from_bits_truncated(!0), Bitboard::FULL);
    assert_eq!(Bitboard::FULL.len(), 49);
    assert_eq!(format!("{:?}", Bitboard::EMPTY.with(Square::G7).with(Square::A1)), "{A1, G7}");
}

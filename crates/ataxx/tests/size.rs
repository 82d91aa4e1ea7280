//! The sizes that the engine's tables and lists count on.

use std::mem::size_of;

use ataxx::{Bitboard, Hash, Move, Position, Side, Square};

#[test]
fn small_things_stay_small() {
    assert_eq!(size_of::<Square>(), 1);
    assert_eq!(size_of::<Option<Square>>(), 1);
    assert_eq!(size_of::<Option<Side>>(), 1);
    assert_eq!(size_of::<Move>(), 2);
    assert_eq!(size_of::<Option<Move>>(), 2);
    assert_eq!(size_of::<Bitboard>(), 8);
    assert_eq!(size_of::<Hash>(), 8);
    assert_eq!(size_of::<Position>(), 40);
}

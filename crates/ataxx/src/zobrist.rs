//! Zobrist hashing: one random number a piece and square, combined by exclusive or, so that a
//! move changes the hash by a few numbers.

use crate::{Bitboard, BySide, Side, Square};

/// The hash of a position: board, gaps and side to move, but no clock; equal for positions that
/// repeat each other. The numbers are part of this library's version: don't store them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Hash(pub u64);

/// The hash of an arrangement from nothing.
pub(crate) fn fresh(pieces: BySide<Bitboard>, gaps: Bitboard, turn: Side) -> Hash {
    let mut hash = if turn == Side::Blue { TURN } else { 0 };
    for square in pieces.red {
        hash ^= piece(Side::Red, square);
    }
    for square in pieces.blue {
        hash ^= piece(Side::Blue, square);
    }
    for square in gaps {
        hash ^= GAPS[square.index()];
    }
    Hash(hash)
}

/// What a piece that appears or leaves changes.
#[inline]
pub(crate) fn piece(side: Side, square: Square) -> u64 {
    PIECES[side as usize][square.index()]
}

/// What a piece that changes side changes.
#[inline]
pub(crate) fn flip(square: Square) -> u64 {
    FLIPS[square.index()]
}

/// What a change of the side to move changes.
pub(crate) const TURN: u64 = random(3 * Square::COUNT as u64);

static PIECES: [[u64; Square::COUNT]; 2] = [table(0), table(1)];
static GAPS: [u64; Square::COUNT] = table(2);
static FLIPS: [u64; Square::COUNT] = {
    let (red, blue) = (table(0), table(1));
    let mut flips = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        flips[index] = red[index] ^ blue[index];
        index += 1;
    }
    flips
};

const fn table(number: u64) -> [u64; Square::COUNT] {
    let mut keys = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        keys[index] = random(number * Square::COUNT as u64 + index as u64);
        index += 1;
    }
    keys
}

/// The number `n` of the generator SplitMix64 (Steele, Lea, Flood 2014) from a fixed seed.
const fn random(n: u64) -> u64 {
    let mut z = 0x6174_6178_7821_u64.wrapping_add((n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

//! The squares around a square: one step away (clones, conversions) and two steps away (jumps).

use crate::{Bitboard, Square};

/// The up to 8 squares one king step from `square`: where its piece clones to, and what a landing
/// there converts.
#[inline]
pub const fn ring1(square: Square) -> Bitboard {
    RING1[square as usize]
}

/// The up to 16 squares exactly two king steps from `square`: where its piece jumps to.
#[inline]
pub const fn ring2(square: Square) -> Bitboard {
    RING2[square as usize]
}

static RING1: [Bitboard; Square::COUNT] = rings(1);
static RING2: [Bitboard; Square::COUNT] = rings(2);

const fn rings(distance: u8) -> [Bitboard; Square::COUNT] {
    let mut rings = [Bitboard::EMPTY; Square::COUNT];
    let mut from = 0;
    while from < Square::COUNT {
        let mut to = 0;
        while to < Square::COUNT {
            if Square::ALL[from].distance(Square::ALL[to]) == distance {
                rings[from].insert(Square::ALL[to]);
            }
            to += 1;
        }
        from += 1;
    }
    rings
}

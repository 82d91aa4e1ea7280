//! What a network sees of a position: the 2×2 windows of the board, as the side to move sees them.
//!
//! Each of the 36 windows shows one of 81 patterns of own pieces, the opponent's and empty squares (a gap counts as
//! empty), and one more of 15 if there are gaps in it. So 36 inputs are active on a board without gaps.
//
// CITE: tuples of squares as inputs go back to Lucas, "Learning to play Othello with n-tuple systems", 2008; that
// all 2×2 windows serve Ataxx well is known from its engines.

use ataxx::{Bitboard, Position};

/// Windows on the board: by their lower left square, a1 to f6.
pub const WINDOWS: usize = 36;
/// Inputs at once, at most: a pattern for each window, and its gaps.
pub const ACTIVE_MAX: usize = 2 * WINDOWS;
/// Inputs in all.
pub const INPUTS: usize = WINDOWS * (PATTERNS + GAP_PATTERNS);

/// Patterns of own, other and empty squares in a window.
const PATTERNS: usize = 81;
/// Arrangements of gaps in a window, but the one without.
const GAP_PATTERNS: usize = 15;

/// Ranks and files of the board; one window fewer lies along each.
const SIDE: usize = 7;
const ALONG: usize = SIDE - 1;
/// The squares of one rank.
const RANK: u64 = 0x7F;

/// For each set of squares of a rank, what its six pairs of neighbours are worth: 1 for the left square, 3 for the
/// right one, a byte for each pair. Looking up whole ranks is several times faster than windows one by one.
const PAIRS: [u64; 128] = pairs();

/// Calls `each` with every active input of a position.
#[inline]
pub fn for_each(position: &Position, each: impl FnMut(usize)) {
    let us = position.turn();
    let boards = [position.pieces(us), position.pieces(us.other()), position.gaps()];
    for_each_of(boards.map(Bitboard::bits), each);
}

/// The same for the bits of the own pieces, the opponent's, and the gaps; first the windows' patterns in their order,
/// then those of the gaps.
#[inline]
pub fn for_each_of([own, other, gaps]: [u64; 3], mut each: impl FnMut(usize)) {
    let mut below = ternary(own, other, 0);
    for rank in 0..ALONG {
        let above = ternary(own, other, rank + 1);
        // No byte overflows: 80 at most.
        let mut patterns = below + 9 * above;
        for file in 0..ALONG {
            each((rank * ALONG + file) * PATTERNS + (patterns & 0xFF) as usize);
            patterns >>= 8;
        }
        below = above;
    }
    if gaps != 0 {
        for_each_gap(gaps, each);
    }
}

/// The pairs of a rank, in base three: 0 empty, 1 own, 2 the other's; the left square counts once, the right thrice.
#[inline]
fn ternary(own: u64, other: u64, rank: usize) -> u64 {
    let squares = |board: u64| (board >> (SIDE * rank) & RANK) as usize;
    PAIRS[squares(own)] + 2 * PAIRS[squares(other)]
}

#[cold]
fn for_each_gap(gaps: u64, mut each: impl FnMut(usize)) {
    for window in 0..WINDOWS {
        let at = gaps >> (window / ALONG * SIDE + window % ALONG);
        let set = (at & 0b11 | at >> (SIDE - 2) & 0b1100) as usize;
        if set != 0 {
            each(WINDOWS * PATTERNS + window * GAP_PATTERNS + set - 1);
        }
    }
}

const fn pairs() -> [u64; 128] {
    let mut pairs = [0; 128];
    let mut set = 0;
    while set < 128 {
        let mut file = 0;
        while file < ALONG {
            let worth = (set >> file & 1) + 3 * (set >> (file + 1) & 1);
            pairs[set] |= (worth as u64) << (8 * file);
            file += 1;
        }
        set += 1;
    }
    pairs
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::vec::Vec;

    use super::*;

    fn active(fen: &str) -> Vec<usize> {
        let mut inputs = Vec::new();
        for_each(&fen.parse().unwrap(), |input| inputs.push(input));
        inputs
    }

    #[test]
    fn every_window_shows_one_pattern_and_the_gaps_in_it() {
        let inputs = active("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1");
        let distinct: BTreeSet<usize> = inputs.iter().copied().collect();
        assert_eq!(distinct.len(), inputs.len());
        // Each gap lies in four windows, and no two in the same.
        assert_eq!(inputs.len(), WINDOWS + 16);
        assert!(inputs.iter().all(|&input| input < INPUTS));
        assert_eq!(active("x5o/7/7/7/7/7/o5x x 0 1").len(), WINDOWS);
    }

    #[test]
    fn both_sides_see_the_same() {
        assert_eq!(active("xxo4/7/3x3/7/7/5o1/o5x x 0 1"), active("oox4/7/3o3/7/7/5x1/x5o o 0 1"));
    }

    #[test]
    fn a_pattern_is_read_in_base_three() {
        // b1 own, a2 the other's: 3 + 2 * 9 in the window at a1; only a2 in the one above it: 2.
        let inputs = active("7/7/7/7/7/o6/1x5 x 0 1");
        assert_eq!(inputs[0], 21);
        assert_eq!(inputs[1], PATTERNS + 1);
        assert_eq!(inputs[6], 6 * PATTERNS + 2);
    }
}

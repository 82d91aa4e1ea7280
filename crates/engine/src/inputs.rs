//! What a network sees of a position: the 2×2 windows of the board, as the side to move sees them.
//!
//! Each of the 36 windows shows one of 81 patterns of own pieces, the opponent's and empty squares (a gap counts as
//! empty), and one more of 15 if there are gaps in it. So 36 inputs are active on a board without gaps.
//
// CITE: tuples of squares as inputs go back to Lucas, "Learning to play Othello with n-tuple systems", 2008; that
// all 2×2 windows serve Ataxx well is known from its engines.

use ataxx::Position;

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

/// The lowest square of each window, by its bit.
const CORNERS: [u8; WINDOWS] = corners();

/// Sums of powers of three, for each set of a window's four squares.
const TERNARY: [u8; 16] = ternary();

/// Calls `each` with every active input of a position.
#[inline]
pub fn for_each(position: &Position, mut each: impl FnMut(usize)) {
    let us = position.turn();
    let (own, other) = (position.pieces(us).bits(), position.pieces(us.other()).bits());
    for (window, &corner) in CORNERS.iter().enumerate() {
        let (own, other) = (squares(own, corner), squares(other, corner));
        each(window * PATTERNS + usize::from(TERNARY[own]) + 2 * usize::from(TERNARY[other]));
    }
    let gaps = position.gaps();
    if !gaps.is_empty() {
        for_each_gap(gaps.bits(), each);
    }
}

#[cold]
fn for_each_gap(gaps: u64, mut each: impl FnMut(usize)) {
    for (window, &corner) in CORNERS.iter().enumerate() {
        let set = squares(gaps, corner);
        if set != 0 {
            each(WINDOWS * PATTERNS + window * GAP_PATTERNS + set - 1);
        }
    }
}

/// The four squares of the window at `corner`, as four bits.
#[inline]
fn squares(board: u64, corner: u8) -> usize {
    let window = board >> corner;
    (window & 0b11 | window >> 5 & 0b1100) as usize
}

const fn corners() -> [u8; WINDOWS] {
    let mut corners = [0; WINDOWS];
    let mut window = 0;
    while window < WINDOWS {
        corners[window] = (window / 6 * 7 + window % 6) as u8;
        window += 1;
    }
    corners
}

const fn ternary() -> [u8; 16] {
    let powers = [1, 3, 9, 27];
    let mut sums = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut square = 0;
        while square < 4 {
            if set >> square & 1 == 1 {
                sums[set] += powers[square];
            }
            square += 1;
        }
        set += 1;
    }
    sums
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

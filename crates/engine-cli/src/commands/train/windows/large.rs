//! Windows of six squares, for trying out whether a network that sees more plays better.

use super::Windows;

/// Windows of 2×3 squares and of 3×2: each shows a pattern of own, other and empty squares, and one more input if
/// there are gaps in it, as the small ones do.
pub(in super::super) struct Large;

/// 30 of each kind.
const WINDOWS: usize = 60;
const PATTERNS: usize = 729;
/// Arrangements of gaps in a window, but the one without.
const GAP_PATTERNS: usize = 63;
/// The lowest square of each window, by its bit.
const CORNERS: [u8; WINDOWS] = corners();
/// Sums of powers of three, for each set of a window's six squares.
const TERNARY: [u16; 64] = ternary();

impl Windows for Large {
    const COUNT: usize = WINDOWS * (PATTERNS + GAP_PATTERNS);
    const ALWAYS: usize = WINDOWS;
    const MOST: usize = 2 * WINDOWS;

    #[inline(always)]
    fn for_each([own, other, gaps]: [u64; 3], mut each: impl FnMut(usize)) {
        for window in 0..WINDOWS {
            let (own, other) = (squares(own, window), squares(other, window));
            each(window * PATTERNS + usize::from(TERNARY[own]) + 2 * usize::from(TERNARY[other]));
        }
        if gaps != 0 {
            for window in 0..WINDOWS {
                let set = squares(gaps, window);
                if set != 0 {
                    each(WINDOWS * PATTERNS + window * GAP_PATTERNS + set - 1);
                }
            }
        }
    }
}

/// The six squares of a window, as six bits: first come the tall ones.
#[inline(always)]
fn squares(board: u64, window: usize) -> usize {
    let board = board >> CORNERS[window];
    let set = if window < WINDOWS / 2 {
        board & 0b11 | board >> 5 & 0b1100 | board >> 10 & 0b11_0000
    } else {
        board & 0b111 | board >> 4 & 0b11_1000
    };
    set as usize
}

const fn corners() -> [u8; WINDOWS] {
    let mut corners = [0; WINDOWS];
    let mut window = 0;
    while window < WINDOWS / 2 {
        corners[window] = (window / 6 * 7 + window % 6) as u8;
        corners[WINDOWS / 2 + window] = (window / 5 * 7 + window % 5) as u8;
        window += 1;
    }
    corners
}

const fn ternary() -> [u16; 64] {
    let powers = [1, 3, 9, 27, 81, 243];
    let mut sums = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut square = 0;
        while square < 6 {
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
    use std::collections::BTreeSet;

    use super::*;

    fn lit(boards: [u64; 3]) -> Vec<usize> {
        let mut inputs = Vec::new();
        Large::for_each(boards, |input| inputs.push(input));
        inputs
    }

    #[test]
    fn each_square_is_in_as_many_windows_as_fit_around_it() {
        let empty = lit([0, 0, 0]);
        assert_eq!(empty.len(), WINDOWS);
        let changed = |bit: u32| {
            let inputs = lit([1 << bit, 0, 0]);
            inputs.iter().zip(&empty).filter(|(one, none)| one != none).count()
        };
        // A corner is in one window of each kind, the middle in six.
        assert_eq!((changed(0), changed(48), changed(24)), (2, 2, 12));
    }

    #[test]
    fn no_input_stands_for_two_things() {
        let full = (1 << 49) - 1;
        let all: Vec<usize> =
            [[0, 0, 0], [full, 0, 0], [0, full, 0], [0, 0, full]].into_iter().flat_map(lit).collect();
        let distinct: BTreeSet<usize> = all.iter().copied().collect();
        // Gaps count as empty squares too.
        assert_eq!((all.len(), distinct.len()), (5 * WINDOWS, 4 * WINDOWS));
        assert!(distinct.iter().all(|&input| input < Large::COUNT));
        assert_eq!(distinct.last(), Some(&(Large::COUNT - 1)));
    }
}

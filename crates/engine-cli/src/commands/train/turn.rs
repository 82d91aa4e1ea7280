//! The board's symmetries by shifts of whole lines: a board a sample is turned, millions a second.

/// Squares of file a.
const FILE: u64 = 0x0408_1020_4081;
/// Squares of rank 1.
const RANK: u64 = 0x7F;
const SIZE: u32 = 7;
/// The squares whose file is greater than their rank by 6 − index, so from −6 to 6 backwards.
const DIAGONALS: [u64; 13] = diagonals();

/// The bits of a board after one of the eight symmetries, by a number below 8.
#[inline(always)]
pub(super) fn turned(mut board: u64, symmetry: u8) -> u64 {
    if symmetry & 1 != 0 {
        board = files_flipped(board);
    }
    if symmetry & 2 != 0 {
        board = ranks_flipped(board);
    }
    if symmetry & 4 != 0 {
        board = transposed(board);
    }
    board
}

#[inline(always)]
fn files_flipped(board: u64) -> u64 {
    let file = |file: u32| (board >> file & FILE) << (SIZE - 1 - file);
    (0..SIZE).fold(0, |to, from| to | file(from))
}

#[inline(always)]
fn ranks_flipped(board: u64) -> u64 {
    let rank = |rank: u32| (board >> (SIZE * rank) & RANK) << (SIZE * (SIZE - 1 - rank));
    (0..SIZE).fold(0, |to, from| to | rank(from))
}

/// Each diagonal moves as a whole: files and ranks change places.
#[inline(always)]
fn transposed(board: u64) -> u64 {
    let mut to = board & DIAGONALS[6];
    for distance in 1..SIZE {
        let by = distance * (SIZE - 1);
        to |= (board & DIAGONALS[(6 - distance) as usize]) << by;
        to |= (board & DIAGONALS[(6 + distance) as usize]) >> by;
    }
    to
}

const fn diagonals() -> [u64; 13] {
    let mut diagonals = [0; 13];
    let mut square = 0;
    while square < 49 {
        let (file, rank) = (square % 7, square / 7);
        diagonals[6 + rank - file] |= 1 << square;
        square += 1;
    }
    diagonals
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ataxx::{Bitboard, Symmetry};

    use super::*;

    #[test]
    fn eight_numbers_are_the_eight_symmetries() {
        let board = 0x1_2345_6789_ABCD & Bitboard::FULL.bits();
        let expected: BTreeSet<u64> = Symmetry::ALL
            .into_iter()
            .map(|symmetry| Bitboard::from_bits_truncated(board).transformed(symmetry).bits())
            .collect();
        let found: BTreeSet<u64> = (0..8).map(|symmetry| turned(board, symmetry)).collect();
        assert_eq!(found, expected);
        assert_eq!(found.len(), 8);
        assert_eq!(turned(board, 0), board);
    }
}

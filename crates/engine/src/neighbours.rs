//! How many pieces of a set stand around each square, for all squares at once.

use ataxx::{Bitboard, Square};

/// For each square the number of set squares around it, 0 to 8, as four bit planes: plane `n`
/// holds the digit of weight 2ⁿ. Half a hundred operations instead of 49 counts.
///
// CITE: Harley & Seal's carry-save adder, in Warren, "Hacker's Delight", 2nd ed., 5-1.
pub(crate) struct Neighbours([u64; 4]);

/// With the bit beyond the last square, into which `g7` would step.
const FILE_A: u64 = 0x0002_0408_1020_4081;
const FILE_G: u64 = FILE_A << 6;
const WIDTH: u32 = Square::A2 as u32;

impl Neighbours {
    pub(crate) fn of(set: Bitboard) -> Neighbours {
        let mid = set.bits();
        let sides = half_add(mid << 1 & !FILE_A, mid >> 1 & !FILE_G);
        let (row0, carry) = half_add(sides.0, mid);
        let row1 = sides.1 | carry;
        // The rows below and above, two digits each, then the two squares at the sides.
        let (sum0, carry) = half_add(row0 << WIDTH, row0 >> WIDTH);
        let (sum1, sum2) = full_add(row1 << WIDTH, row1 >> WIDTH, carry);
        let (all0, carry) = half_add(sum0, sides.0);
        let (all1, carry) = full_add(sum1, sides.1, carry);
        let (all2, all3) = half_add(sum2, carry);
        Neighbours([all0, all1, all2, all3])
    }

    /// The number at a square.
    #[inline]
    pub(crate) fn at(&self, square: Square) -> i32 {
        let digit = |plane: u64| (plane >> square.index() & 1) as i32;
        let [ones, twos, fours, eights] = self.0;
        digit(ones) + 2 * digit(twos) + 4 * digit(fours) + 8 * digit(eights)
    }

    /// The greatest number at any square of `at`; 0 if there is no square.
    pub(crate) fn most(&self, at: Bitboard) -> i32 {
        let (mut candidates, mut most) = (at.bits(), 0);
        for (digit, plane) in self.0.iter().enumerate().rev() {
            if candidates & plane != 0 {
                candidates &= plane;
                most |= 1 << digit;
            }
        }
        most
    }
}

/// Sum and carry of each bit.
fn half_add(a: u64, b: u64) -> (u64, u64) {
    (a ^ b, a & b)
}

/// Sum and carry of each bit.
fn full_add(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, (a & b) | (c & (a ^ b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use ataxx::ring1;

    #[test]
    fn counts_agree_with_counting() {
        let mut random = Random::from_seed(9);
        for _ in 0..300 {
            let set = Bitboard::from_bits_truncated(random.next() | random.next());
            let neighbours = Neighbours::of(set);
            for square in Square::ALL {
                let count = (ring1(square) & set).len() as i32;
                assert_eq!(neighbours.most(Bitboard::from(square)), count, "{square} in {set:?}");
                assert_eq!(neighbours.at(square), count, "{square} in {set:?}");
            }
            let at = Bitboard::from_bits_truncated(random.next());
            let most = at.iter().map(|square| (ring1(square) & set).len()).max().unwrap_or(0);
            assert_eq!(neighbours.most(at), most as i32);
        }
    }
}

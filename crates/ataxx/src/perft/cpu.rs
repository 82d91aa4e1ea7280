//! One count, compiled twice: for any processor, and for those that count bits in one instruction.
//! Binaries for x86-64 are built for its baseline of 2003, which has no such instruction.

use super::board::Board;
use super::count;

/// The number of move sequences of `depth` plies, by the faster twin that this processor runs.
pub fn count(board: &Board, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if depth >= WORTH_ASKING && has_bit_counting() {
        // SAFETY: the processor has just said that it has these instructions.
        return unsafe { bit_counting(board, depth) };
    }
    portable(board, depth)
}

/// From this depth on, asking the processor (microseconds in a virtual machine) pays.
#[cfg(target_arch = "x86_64")]
const WORTH_ASKING: u32 = 4;

fn portable(board: &Board, depth: u32) -> u64 {
    count::count(board, depth, portable)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
fn bit_counting(board: &Board, depth: u32) -> u64 {
    count::count(board, depth, |board, depth| bit_counting(board, depth))
}

/// Whether the processor has POPCNT, BMI1 and BMI2. None of the three needs the operating
/// system's help, so that this is all to ask (Intel's manual, volume 2, CPUID leaves 1 and 7).
#[cfg(target_arch = "x86_64")]
fn has_bit_counting() -> bool {
    use core::arch::x86_64::{__cpuid, __cpuid_count};
    const POPCNT: u32 = 1 << 23;
    const BMI1_AND_BMI2: u32 = 1 << 3 | 1 << 8;
    if __cpuid(0).eax < 7 {
        return false;
    }
    let (basic, extended) = (__cpuid(1).ecx, __cpuid_count(7, 0).ebx);
    basic & POPCNT != 0 && extended & BMI1_AND_BMI2 == BMI1_AND_BMI2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    #[test]
    fn the_twins_agree() {
        for fen in [
            "x5o/7/7/7/7/7/o5x x 0 1",
            "xoo4/ooo4/ooo4/7/7/7/7 x 0 1",
            "x2-2o/3-3/2---2/7/2---2/3-3/o2-2x x 0 1",
            "xoxoxox/oxoxoxo/7/7/7/7/3x3 x 98 1",
        ] {
            let position: Position = fen.parse().unwrap();
            let board = Board::new(&position);
            for depth in 0..=4 {
                assert_eq!(portable(&board, depth), count(&board, depth), "{fen} at depth {depth}");
            }
        }
    }
}

//! The evaluation by a small neural network in whole numbers.
//
// CITE: efficiently updatable networks with quantised layers: Nasu, "Efficiently Updatable Neural-Network-based
// Evaluation Functions for Computer Shogi", 2018. Squared clipped units are common in chess engines since 2023.

use alloc::boxed::Box;
use alloc::vec::Vec;

use ataxx::Position;

use crate::{Score, inputs};

/// Units of the hidden layer.
pub const HIDDEN: usize = 64;
/// What a hidden unit's 1 is in whole numbers.
pub const HIDDEN_UNIT: i32 = 255;
/// What 1 is among the output's weights.
pub const OUTPUT_UNIT: i32 = 64;

/// A network: a row of weights for each input, one hidden layer, one number.
pub struct Network {
    rows: Box<[[i16; HIDDEN]]>,
    bias: [i16; HIDDEN],
    output: [i16; HIDDEN],
    output_bias: i32,
    /// Hundredths of a piece to one unit of the output.
    scale: i32,
}

impl Network {
    /// Bytes of a network's file.
    pub const BYTES: usize = 2 * HIDDEN * (inputs::INPUTS + 2) + 8;

    /// The network of a file; none if it has another length.
    pub fn read(bytes: &[u8]) -> Option<Network> {
        if bytes.len() != Network::BYTES {
            return None;
        }
        let (small, large) = bytes.split_at(Network::BYTES - 8);
        let mut numbers = small.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        let mut row = || -> [i16; HIDDEN] { core::array::from_fn(|_| numbers.next().unwrap_or_default()) };
        let rows: Vec<[i16; HIDDEN]> = (0..inputs::INPUTS).map(|_| row()).collect();
        let (bias, output) = (row(), row());
        let whole = |at: usize| i32::from_le_bytes([large[at], large[at + 1], large[at + 2], large[at + 3]]);
        Some(Network { rows: rows.into(), bias, output, output_bias: whole(0), scale: whole(4) })
    }

    /// The expected margin of the side to move.
    pub fn evaluate(&self, position: &Position) -> Score {
        let mut hidden = self.bias;
        inputs::for_each(position, |input| {
            let row = &self.rows[input];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                *sum = sum.wrapping_add(*weight);
            }
        });
        let mut sum = 0;
        for (&unit, &weight) in hidden.iter().zip(&self.output) {
            let clipped = unit.clamp(0, HIDDEN_UNIT as i16);
            // Stays within 16 bits: 255 times less than 128.
            sum += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
        }
        let value = sum / HIDDEN_UNIT + self.output_bias;
        Score::pieces(
            (i64::from(value) * i64::from(self.scale) / i64::from(HIDDEN_UNIT * OUTPUT_UNIT)) as i32,
        )
    }
}

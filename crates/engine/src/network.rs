//! The evaluation by a small neural network in whole numbers.
//
// CITE: efficiently updatable networks with quantised layers: Nasu, "Efficiently Updatable Neural-Network-based
// Evaluation Functions for Computer Shogi", 2018. Squared clipped units are common in chess engines since 2023.

mod current;
mod file;
mod forward;
mod simd;

use alloc::boxed::Box;
use alloc::vec::Vec;

use ataxx::Position;

use crate::{Score, inputs};
pub use current::{CURRENT, current};
pub use file::{Header, NetworkError};
pub use simd::Simd;

/// Units of the hidden layer.
pub const HIDDEN: usize = 256;
/// What a hidden unit's 1 is in whole numbers.
pub const HIDDEN_UNIT: i32 = 255;
/// What 1 is among the output's weights.
pub const OUTPUT_UNIT: i32 = 64;

/// The weights from one input to all hidden units; cache lines are not shared.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([i16; HIDDEN]);

/// A network: a row of weights for each input, one hidden layer, one number.
#[derive(Clone)]
pub struct Network {
    rows: Box<[Row]>,
    bias: Row,
    output: Row,
    output_bias: i32,
    /// Hundredths of a piece to one unit of the output.
    scale: i32,
    simd: Simd,
}

impl Network {
    /// The network of a file, computed in the widest registers that this processor has.
    ///
    /// # Errors
    /// If the bytes are no network, or one of another size than this engine's.
    pub fn read(file: &[u8]) -> Result<Network, NetworkError> {
        let (header, weights) = Header::read(file)?;
        header.check_shape()?;
        let mut numbers = weights.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]]));
        let mut row = || Row(core::array::from_fn(|_| numbers.next().unwrap_or_default()));
        let rows: Vec<Row> = (0..inputs::INPUTS).map(|_| row()).collect();
        let (bias, output) = (row(), row());
        let Header { scale, output_bias, .. } = header;
        Ok(Network { rows: rows.into(), bias, output, output_bias, scale, simd: Simd::widest() })
    }

    /// The same network, computed in other registers: it judges alike, faster or slower.
    pub fn computed_by(&self, simd: Simd) -> Network {
        Network { simd, ..self.clone() }
    }

    /// The expected margin of the side to move.
    pub fn evaluate(&self, position: &Position) -> Score {
        let mut active = [0; inputs::ACTIVE_MAX];
        let mut count = 0;
        inputs::for_each(position, |input| {
            active[count] = input as u16;
            count += 1;
        });
        let sum = forward::sum(self, &active[..count]);
        let value = sum / HIDDEN_UNIT + self.output_bias;
        Score::pieces(
            (i64::from(value) * i64::from(self.scale) / i64::from(HIDDEN_UNIT * OUTPUT_UNIT)) as i32,
        )
    }
}

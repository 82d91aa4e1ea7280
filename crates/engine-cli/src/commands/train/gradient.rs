//! What a batch asks of the weights.

use super::line::Line;
use super::weights::{Shape, Weights};

pub(super) struct Gradient {
    pub sums: Weights,
    /// Whether a row holds anything: most of a large network's stay untouched by one batch.
    pub touched: Vec<bool>,
}

impl Gradient {
    pub fn zero(shape: Shape) -> Gradient {
        Gradient { sums: Weights::zero(shape), touched: vec![false; shape.rows()] }
    }

    #[inline(always)]
    pub fn add(&mut self, row: usize, lines: &[Line]) {
        self.touched[row] = true;
        for (to, line) in self.sums.row_mut(row).iter_mut().zip(lines) {
            to.add(line);
        }
    }
}

//! The network in floating point: a row of weights for each input, one hidden layer, one number.

use engine::Random;

use super::line::Line;

/// Weights stay within ± this, so that they can be kept as small whole numbers.
pub(super) const WEIGHT_MAX: f32 = 1.98;
/// Weights begin within ± this. Some 36 inputs come together.
const FIRST_INPUT: f32 = 0.17;
const FIRST_OUTPUT: f32 = 0.3;
/// In the middle of where a unit learns is 0.5; a little less keeps most within it.
const FIRST_BIAS: f32 = 0.2;

/// No network of Ataxx is larger.
const HIDDEN_MAX: usize = 4_096;

/// How large a network is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub inputs: usize,
    /// Units of the hidden layer: a multiple of [`Line::LEN`].
    pub hidden: usize,
}

/// Parameters, or gradients of them. The value is a logit: what the side to move can expect is its sigmoid.
#[derive(Clone)]
pub(super) struct Weights {
    shape: Shape,
    /// A row for each input, then the hidden bias, the output, and the output's bias at the head of a row.
    lines: Vec<Line>,
}

impl Shape {
    /// Whether rows are whole lines, and not too long to be meant.
    pub fn is_sound(self) -> bool {
        (1..=HIDDEN_MAX).contains(&self.hidden) && self.hidden.is_multiple_of(Line::LEN)
    }

    /// Lines of a row.
    pub fn row(self) -> usize {
        self.hidden / Line::LEN
    }

    /// Rows: one for each input, then the three that no input lights.
    pub fn rows(self) -> usize {
        self.inputs + 3
    }
}

impl Weights {
    pub fn zero(shape: Shape) -> Weights {
        assert!(shape.is_sound(), "{shape:?}");
        Weights { shape, lines: vec![Line::ZERO; shape.rows() * shape.row()] }
    }

    /// Small weights by chance.
    pub fn begin(shape: Shape, random: &mut Random) -> Weights {
        let mut weights = Weights::zero(shape);
        let mut draw = |most: f32| ((random.next() >> 40) as f32 / (1u32 << 23) as f32 - 1.0) * most;
        let inputs = shape.inputs * shape.row();
        let numbers = weights.lines[..inputs].iter_mut().flat_map(|line| &mut line.0);
        numbers.for_each(|weight| *weight = draw(FIRST_INPUT));
        weights.row_mut(shape.inputs).fill(Line::all(FIRST_BIAS));
        let output = weights.row_mut(shape.inputs + 1).iter_mut().flat_map(|line| &mut line.0);
        output.for_each(|weight| *weight = draw(FIRST_OUTPUT));
        weights
    }

    #[inline(always)]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The weights of an input, or one of the three rows behind them.
    #[inline(always)]
    pub fn row(&self, row: usize) -> &[Line] {
        let len = self.shape.row();
        &self.lines[row * len..][..len]
    }

    #[inline(always)]
    pub fn row_mut(&mut self, row: usize) -> &mut [Line] {
        let len = self.shape.row();
        &mut self.lines[row * len..][..len]
    }

    #[inline(always)]
    pub fn bias(&self) -> &[Line] {
        self.row(self.shape.inputs)
    }

    #[inline(always)]
    pub fn output(&self) -> &[Line] {
        self.row(self.shape.inputs + 1)
    }

    #[inline(always)]
    pub fn output_bias(&self) -> f32 {
        self.row(self.shape.inputs + 2)[0].0[0]
    }

    pub fn output_bias_mut(&mut self) -> &mut f32 {
        &mut self.row_mut(self.shape.inputs + 2)[0].0[0]
    }

    /// All of it in one order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn lines_mut(&mut self) -> &mut [Line] {
        &mut self.lines
    }
}

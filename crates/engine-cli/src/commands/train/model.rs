//! The network in floating point: inputs, one hidden layer, one number.

use ataxx::Position;
use engine::network::HIDDEN;
use engine::{Random, inputs};

/// Weights stay within ± this, so that they can be kept as small whole numbers.
pub(super) const WEIGHT_MAX: f32 = 1.98;

/// Parameters, or gradients of them. The value is a logit: what the side to move can expect is its sigmoid.
#[derive(Clone)]
pub(super) struct Model {
    /// A row for each input.
    pub input: Vec<[f32; HIDDEN]>,
    pub bias: [f32; HIDDEN],
    pub output: [f32; HIDDEN],
    pub output_bias: f32,
}

/// A position as the network sees it, and what it should say.
#[derive(Clone)]
pub(super) struct Sample {
    pub active: Vec<u16>,
    /// 0 a loss, 1 a win of the side to move.
    pub target: f32,
}

impl Sample {
    pub fn new(position: &Position, target: f32) -> Sample {
        let mut active = Vec::with_capacity(inputs::WINDOWS);
        inputs::for_each(position, |input| active.push(input as u16));
        Sample { active, target }
    }
}

impl Model {
    pub fn zero() -> Model {
        Model {
            input: vec![[0.0; HIDDEN]; inputs::INPUTS],
            bias: [0.0; HIDDEN],
            output: [0.0; HIDDEN],
            output_bias: 0.0,
        }
    }

    /// Small weights by chance.
    pub fn begin(random: &mut Random) -> Model {
        let mut model = Model::zero();
        let mut draw = |most: f32| ((random.next() >> 40) as f32 / (1u32 << 23) as f32 - 1.0) * most;
        model.input.iter_mut().flatten().for_each(|weight| *weight = draw(0.17));
        model.output.iter_mut().for_each(|weight| *weight = draw(0.3));
        model.bias = [0.2; HIDDEN];
        model
    }

    /// The hidden layer before it is clipped.
    fn hidden(&self, sample: &Sample) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for &input in &sample.active {
            add(&mut hidden, &self.input[usize::from(input)]);
        }
        hidden
    }

    /// What the side to move can expect, from 0 to 1.
    pub fn value(&self, sample: &Sample) -> f32 {
        sigmoid(self.logit(&self.hidden(sample)))
    }

    fn logit(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let parts = hidden.iter().zip(&self.output).map(|(&h, &w)| {
            let clipped = h.clamp(0.0, 1.0);
            clipped * clipped * w
        });
        self.output_bias + parts.sum::<f32>()
    }

    /// Adds the gradient of the squared error of one sample; gives back the error.
    pub fn learn(&self, sample: &Sample, gradient: &mut Model) -> f32 {
        let hidden = self.hidden(sample);
        let value = sigmoid(self.logit(&hidden));
        let error = value - sample.target;
        let slope = 2.0 * error * value * (1.0 - value);
        gradient.output_bias += slope;
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            let clipped = hidden[unit].clamp(0.0, 1.0);
            gradient.output[unit] += slope * clipped * clipped;
            let inside = hidden[unit] > 0.0 && hidden[unit] < 1.0;
            back[unit] = if inside { slope * self.output[unit] * 2.0 * clipped } else { 0.0 };
        }
        add(&mut gradient.bias, &back);
        for &input in &sample.active {
            add(&mut gradient.input[usize::from(input)], &back);
        }
        error * error
    }

    /// All parameters in one order.
    pub fn rows(&mut self) -> impl Iterator<Item = &mut f32> {
        let last = core::iter::once(&mut self.output_bias);
        self.input.iter_mut().flatten().chain(&mut self.bias).chain(&mut self.output).chain(last)
    }

    pub fn clear(&mut self) {
        self.rows().for_each(|number| *number = 0.0);
    }
}

fn add(to: &mut [f32; HIDDEN], row: &[f32; HIDDEN]) {
    for (to, number) in to.iter_mut().zip(row) {
        *to += number;
    }
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The gradient that is computed is the one that is felt by changing each parameter a little.
    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut random = Random::from_seed(5);
        let mut model = Model::begin(&mut random);
        let position: Position = "xxo4/7/2-x3/7/7/5o1/o5x x 0 1".parse().unwrap();
        let sample = Sample::new(&position, 0.7);
        let mut gradient = Model::zero();
        model.learn(&sample, &mut gradient);
        let computed: Vec<f32> = gradient.rows().map(|number| *number).collect();
        let error = |model: &Model| (model.value(&sample) - sample.target).powi(2);
        let count = computed.len();
        let row = usize::from(sample.active[3]) * HIDDEN;
        let mut felt_some = false;
        for place in (row..row + HIDDEN).chain(count - 2 * HIDDEN - 1..count) {
            const STEP: f32 = 1e-2;
            let mut moved = |by: f32| {
                *model.rows().nth(place).unwrap() += by;
                let error = error(&model);
                *model.rows().nth(place).unwrap() -= by;
                error
            };
            let felt = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
            assert!(
                (felt - computed[place]).abs() < 2e-3 + 0.05 * felt.abs(),
                "{place}: {felt} {}",
                computed[place]
            );
            felt_some |= felt.abs() > 1e-3;
        }
        assert!(felt_some);
    }
}

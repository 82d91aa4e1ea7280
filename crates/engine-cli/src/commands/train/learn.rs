//! The arithmetic of learning: forward to an error, and backward to what each weight has to do with it.
//!
//! One text, compiled for several processors.
//
// CITE: back-propagation: Rumelhart, Hinton & Williams, "Learning representations by back-propagating errors", 1986.

use engine::Random;

use super::chunk::{CHUNK, Chunk};
use super::gradient::Gradient;
use super::line::Line;
use super::sample::Sample;
use super::sigmoid;
use super::weights::Weights;
use super::windows::Windows;

/// Adds the gradient of the samples' squared errors, each sample in a symmetry that the dice choose. Gives back the
/// sum of the errors.
pub(super) fn learn<W: Windows>(
    weights: &Weights,
    pieces: &[&[Sample]],
    random: &mut Random,
    gradient: &mut Gradient,
) -> f64 {
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl") {
            // SAFETY: the processor has said that it has these instructions.
            return unsafe { learn_avx512::<W>(weights, pieces, random, gradient) };
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: as above.
            return unsafe { learn_avx2::<W>(weights, pieces, random, gradient) };
        }
    }
    portable::<W>(weights, pieces, random, gradient)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn learn_avx2<W: Windows>(
    weights: &Weights,
    pieces: &[&[Sample]],
    random: &mut Random,
    gradient: &mut Gradient,
) -> f64 {
    portable::<W>(weights, pieces, random, gradient)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,avx2")]
fn learn_avx512<W: Windows>(
    weights: &Weights,
    pieces: &[&[Sample]],
    random: &mut Random,
    gradient: &mut Gradient,
) -> f64 {
    portable::<W>(weights, pieces, random, gradient)
}

#[inline(always)]
fn portable<W: Windows>(
    weights: &Weights,
    pieces: &[&[Sample]],
    random: &mut Random,
    gradient: &mut Gradient,
) -> f64 {
    let mut chunk = Chunk::new();
    let row = weights.shape().row();
    gradient.touched[weights.shape().inputs..].fill(true);
    let mut units = vec![Line::ZERO; CHUNK * row];
    let mut errors = 0.0;
    for samples in pieces.iter().flat_map(|piece| piece.chunks(CHUNK)) {
        chunk.fill::<W>(samples, Some(random));
        for (number, (sample, units)) in samples.iter().zip(units.chunks_exact_mut(row)).enumerate() {
            hidden(weights, chunk.lit(number), units);
            let value = sigmoid(logit(weights, units));
            let error = value - sample.target;
            errors += f64::from(error * error);
            back(weights, 2.0 * error * value * (1.0 - value), units, gradient);
        }
        spread::<W>(&chunk, &units[..samples.len() * row], gradient);
    }
    errors
}

/// The hidden layer before it is clipped.
#[inline(always)]
pub(super) fn hidden(weights: &Weights, lit: &[u16], units: &mut [Line]) {
    for (number, units) in units.iter_mut().enumerate() {
        let mut sums = weights.bias()[number];
        for &input in lit {
            sums.add(&weights.row(usize::from(input))[number]);
        }
        *units = sums;
    }
}

#[inline(always)]
pub(super) fn logit(weights: &Weights, units: &[Line]) -> f32 {
    let mut sums = Line::ZERO;
    for (units, output) in units.iter().zip(weights.output()) {
        for lane in 0..Line::LEN {
            let clipped = units.0[lane].clamp(0.0, 1.0);
            sums.0[lane] += clipped * clipped * output.0[lane];
        }
    }
    weights.output_bias() + sums.sum()
}

/// Adds the gradient of the output, and replaces the hidden units by theirs.
#[inline(always)]
fn back(weights: &Weights, slope: f32, units: &mut [Line], gradient: &mut Gradient) {
    *gradient.sums.output_bias_mut() += slope;
    let outputs = gradient.sums.row_mut(weights.shape().inputs + 1).iter_mut().zip(weights.output());
    for (units, (sums, weights)) in units.iter_mut().zip(outputs) {
        for lane in 0..Line::LEN {
            let unit = units.0[lane];
            let clipped = unit.clamp(0.0, 1.0);
            sums.0[lane] += slope * clipped * clipped;
            units.0[lane] = if unit < 1.0 { 2.0 * slope * weights.0[lane] * clipped } else { 0.0 };
        }
    }
}

/// Adds the units' gradients to those of the inputs that lit them, window by window, since the rows of one window
/// fit into the nearest cache.
#[inline(always)]
fn spread<W: Windows>(chunk: &Chunk, units: &[Line], gradient: &mut Gradient) {
    let row = gradient.sums.shape().row();
    let bias = gradient.sums.shape().inputs;
    for window in 0..W::ALWAYS {
        for (number, units) in units.chunks_exact(row).enumerate() {
            gradient.add(usize::from(chunk.lit(number)[window]), units);
        }
    }
    for (number, units) in units.chunks_exact(row).enumerate() {
        for &input in &chunk.lit(number)[W::ALWAYS..] {
            gradient.add(usize::from(input), units);
        }
        gradient.add(bias, units);
    }
}

/// The sum of the squared errors.
pub(super) fn check<W: Windows>(weights: &Weights, samples: &[Sample]) -> f64 {
    let mut chunk = Chunk::new();
    let mut units = vec![Line::ZERO; weights.shape().row()];
    let mut errors = 0.0;
    for samples in samples.chunks(CHUNK) {
        chunk.fill::<W>(samples, None);
        for (number, sample) in samples.iter().enumerate() {
            hidden(weights, chunk.lit(number), &mut units);
            let value = sigmoid(logit(weights, &units));
            errors += f64::from(value - sample.target).powi(2);
        }
    }
    errors
}

/// What the network says of one sample: a logit.
#[cfg(test)]
pub(super) fn judge<W: Windows>(weights: &Weights, sample: &Sample) -> f32 {
    let mut chunk = Chunk::new();
    let mut units = vec![Line::ZERO; weights.shape().row()];
    chunk.fill::<W>(&[*sample], None);
    hidden(weights, chunk.lit(0), &mut units);
    logit(weights, &units)
}

#[cfg(test)]
mod tests;

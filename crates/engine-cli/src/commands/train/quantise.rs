//! A network in whole numbers, as the engine reads it.

use engine::network::{HIDDEN_UNIT, OUTPUT_UNIT};

use super::weights::Weights;

/// The network's file: weights in the units that [`engine::network`] names, little-endian, in the order input rows,
/// hidden bias, output; then the output's bias and the scale, 32 bits each.
pub(super) fn quantised(weights: &Weights, scale: f32) -> Vec<u8> {
    let shape = weights.shape();
    let number = |weight: f32, unit: i32| (weight * unit as f32).round() as i16;
    let rows = weights.lines()[..(shape.inputs + 1) * shape.row()].iter();
    let rows = rows.flat_map(|line| line.0).map(|weight| number(weight, HIDDEN_UNIT));
    let output = weights.output().iter().flat_map(|line| line.0).map(|weight| number(weight, OUTPUT_UNIT));
    let bias = (weights.output_bias() * (HIDDEN_UNIT * OUTPUT_UNIT) as f32).round() as i32;
    let mut bytes: Vec<u8> = rows.chain(output).flat_map(i16::to_le_bytes).collect();
    bytes.extend(bias.to_le_bytes());
    bytes.extend((scale.round() as i32).to_le_bytes());
    bytes
}

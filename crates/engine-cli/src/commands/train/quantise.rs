//! A network in whole numbers, as the engine reads it.

use engine::network::{HIDDEN_UNIT, OUTPUT_UNIT};

use super::model::Model;

/// The network's file: weights in the units that [`engine::network`] names, little-endian, in the order input rows,
/// hidden bias, output; then the output's bias and the scale, 32 bits each.
pub(super) fn quantised(model: &Model, scale: f32) -> Vec<u8> {
    let hidden = |weight: &f32| (weight * HIDDEN_UNIT as f32).round() as i16;
    let output = |weight: &f32| (weight * OUTPUT_UNIT as f32).round() as i16;
    let small = model.input.iter().flatten().chain(&model.bias).map(hidden);
    let small = small.chain(model.output.iter().map(output));
    let bias = (model.output_bias * (HIDDEN_UNIT * OUTPUT_UNIT) as f32).round() as i32;
    let mut bytes: Vec<u8> = small.flat_map(i16::to_le_bytes).collect();
    bytes.extend(bias.to_le_bytes());
    bytes.extend((scale.round() as i32).to_le_bytes());
    bytes
}

//! A network in whole numbers, as the engine reads it.

use engine::network::{HIDDEN_UNIT, Header, OUTPUT_UNIT};

use super::weights::Weights;

/// The network's file: its head, then the weights in the units that [`engine::network`] names.
pub(super) fn quantised(weights: &Weights, scale: f32) -> Vec<u8> {
    let shape = weights.shape();
    let header = Header {
        inputs: shape.inputs as u32,
        hidden: shape.hidden as u32,
        scale: scale.round() as i32,
        output_bias: (weights.output_bias() * (HIDDEN_UNIT * OUTPUT_UNIT) as f32).round() as i32,
    };
    let number = |weight: f32, unit: i32| (weight * unit as f32).round() as i16;
    let rows = weights.lines()[..(shape.inputs + 1) * shape.row()].iter();
    let rows = rows.flat_map(|line| line.0).map(|weight| number(weight, HIDDEN_UNIT));
    let output = weights.output().iter().flat_map(|line| line.0).map(|weight| number(weight, OUTPUT_UNIT));
    let mut bytes = header.to_bytes().to_vec();
    bytes.extend(rows.chain(output).flat_map(i16::to_le_bytes));
    bytes
}

#[cfg(test)]
mod tests {
    use engine::network::Network;
    use engine::{Random, inputs};

    use super::super::inputs::Inputs;
    use super::super::sample::Sample;
    use super::super::weights::Shape;
    use super::*;
    use crate::record::Record;

    /// To what whole numbers can say.
    fn round(weights: &mut Weights) {
        let rows = (weights.shape().inputs + 1) * weights.shape().row();
        for (at, line) in weights.lines_mut().iter_mut().enumerate() {
            let unit = if at < rows { HIDDEN_UNIT } else { OUTPUT_UNIT } as f32;
            line.0 = line.0.map(|weight| (weight * unit).round() / unit);
        }
    }

    /// The engine judges by whole numbers as the trainer does in floating point.
    #[test]
    fn the_engine_reads_what_was_learned() {
        let shape = Shape { inputs: inputs::INPUTS, hidden: engine::network::HIDDEN };
        let mut weights = Weights::begin(shape, &mut Random::from_seed(3));
        *weights.output_bias_mut() = 0.3;
        round(&mut weights);
        let network = Network::read(&quantised(&weights, 400.0)).unwrap();
        for fen in ["xxo4/7/2-x3/7/7/5o1/o5x x 0 1", "x5o/7/7/7/7/7/o5x x 0 1", "xxxx3/7/7/3o3/7/7/7 o 0 1"] {
            let position = fen.parse().unwrap();
            let logit = Inputs::Small.logit(&weights, &Sample::of(&Record::of(&position, 0, 0)));
            let judged = f32::from(network.evaluate(&position).centi() as i16);
            assert!((judged - 400.0 * logit).abs() < 2.0, "{fen}: {judged} {logit}");
        }
    }
}

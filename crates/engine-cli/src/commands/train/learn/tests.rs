use super::super::inputs::Inputs;
use super::super::weights::Shape;
use super::*;
use crate::record::{Place, Record};

fn sample(fen: &str, target: f32) -> Sample {
    let mut record = Record::of(&fen.parse().unwrap(), 0, 0);
    record.place = Place { first: true, last: true };
    let mut sample = Sample::of(&record);
    sample.target = target;
    sample
}

fn samples() -> [Sample; 3] {
    [
        sample("xxo4/7/2-x3/7/7/5o1/o5x x 0 1", 0.7),
        sample("xxo4/1x5/4x2/7/3o3/5o1/o5x o 0 1", 0.2),
        sample("x5o/7/7/7/7/7/o5x x 0 1", 0.5),
    ]
}

/// Where the numbers of some rows are that the samples touch, and those of the three that no input lights.
fn places(gradient: &Gradient) -> Vec<usize> {
    let shape = gradient.sums.shape();
    let mut touched = (0..shape.inputs).filter(|&row| gradient.touched[row]);
    let (first, last) = (touched.next().unwrap(), touched.next_back().unwrap());
    let rows = [first, last, shape.inputs, shape.inputs + 1];
    let numbers = rows.into_iter().flat_map(|row| row * shape.hidden..row * shape.hidden + shape.hidden);
    numbers.chain([(shape.inputs + 2) * shape.hidden]).collect()
}

/// The gradient that is computed is the one that is felt by changing each weight a little.
fn check(inputs: Inputs, hidden: usize) {
    // Small, so that few units cross an end of where they learn.
    const STEP: f32 = 1e-3;
    let shape = Shape { inputs: inputs.count(), hidden };
    let mut weights = Weights::begin(shape, &mut Random::from_seed(5));
    let mut gradient = Gradient::zero(shape);
    let errors = |weights: &Weights| {
        inputs.learn(weights, &[&samples()], &mut Random::from_seed(9), &mut Gradient::zero(shape)) as f32
    };
    inputs.learn(&weights, &[&samples()], &mut Random::from_seed(9), &mut gradient);
    let mut felt_some = 0;
    for place in places(&gradient) {
        let (line, lane) = (place / Line::LEN, place % Line::LEN);
        let before = weights.lines()[line].0[lane];
        let mut moved = |by: f32| {
            weights.lines_mut()[line].0[lane] = before + by;
            let errors = errors(&weights);
            weights.lines_mut()[line].0[lane] = before;
            errors
        };
        let felt = (moved(STEP) - moved(-STEP)) / (2.0 * STEP);
        let computed = gradient.sums.lines()[line].0[lane];
        assert!((felt - computed).abs() < 2e-3 + 0.05 * felt.abs(), "{place}: {felt} {computed}");
        felt_some += u32::from(felt.abs() > 1e-3);
    }
    assert!(felt_some > 20, "{felt_some}");
}

#[test]
fn gradients_agree_with_finite_differences() {
    check(Inputs::Small, 128);
    check(Inputs::Small, 64);
    check(Inputs::Large, 64);
}

/// What wide registers compute is what plain code does, but for the order of sums.
#[test]
fn all_twins_agree() {
    let shape = Shape { inputs: Inputs::Small.count(), hidden: 128 };
    let weights = Weights::begin(shape, &mut Random::from_seed(5));
    let (mut plain, mut wide) = (Gradient::zero(shape), Gradient::zero(shape));
    let pieces: &[&[Sample]] = &[&samples()];
    let one =
        portable::<super::super::windows::Small>(&weights, pieces, &mut Random::from_seed(1), &mut plain);
    let other = Inputs::Small.learn(&weights, pieces, &mut Random::from_seed(1), &mut wide);
    assert!((one - other).abs() < 1e-6, "{one} {other}");
    assert_eq!(plain.touched, wide.touched);
    for (plain, wide) in plain.sums.lines().iter().zip(wide.sums.lines()) {
        assert!(plain.0.iter().zip(&wide.0).all(|(plain, wide)| (plain - wide).abs() < 1e-6));
    }
}

use std::fs;

use super::super::checkpoint;
use super::super::inputs::Inputs;
use super::super::sample::Aim;
use super::*;
use crate::record::Record;

/// Positions of random play, whose score is what a simple rule says of them.
fn data() -> Data {
    let mut random = Random::from_seed(8);
    let mut samples = Vec::new();
    while samples.len() < 1_800 {
        let mut position = ataxx::Position::start();
        for ply in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len() as u64) as usize]);
            let count = |side| position.pieces(side).len() as i16;
            let score = 100 * (count(position.turn()) - count(position.turn().other()));
            let mut sample = Sample::of(&Record::of(&position, score, ply));
            Aim { result: 0.0, scale: 300.0 }.set(&mut sample);
            samples.push(sample);
        }
    }
    let checking = samples.split_off(1_500);
    Data { training: samples, checking, files: Vec::new() }
}

fn settings() -> Settings {
    Settings {
        inputs: Inputs::Small,
        hidden: 64,
        batch: 256,
        epochs: 4,
        rate: 0.005,
        warm_up: 0.1,
        result: 0.0,
        scale: 300.0,
        seed: 5,
        threads: 2,
        files: Vec::new(),
        from: None,
    }
}

#[test]
fn a_training_that_was_stopped_ends_as_one_that_was_not() {
    let path = std::env::temp_dir().join(format!("training-{}.checkpoint", std::process::id()));
    let mut whole = Session::begin(data(), settings(), None);
    while !whole.is_done() {
        whole.epoch(|_, _| true).unwrap();
    }
    let [first, .., last] = whole.state.epochs.as_slice() else { panic!() };
    assert!(last.check < 0.7 * first.check, "nothing learned: {first:?} {last:?}");

    let mut stopped = Session::begin(data(), settings(), None);
    let mut steps = 0;
    while !stopped.is_done() {
        stopped.epoch(|_, _| {
            steps += 1;
            steps % 5 != 0
        });
        checkpoint::write(&path, &stopped.state, &stopped.trainer.weights, &stopped.trainer.adam).unwrap();
        let checkpoint = checkpoint::read(&path).unwrap();
        stopped = Session::resume(data(), &settings(), checkpoint, &path).unwrap();
    }
    assert_eq!(steps, 24);
    assert_eq!(stopped.state, whole.state);
    assert!(stopped.trainer.weights.lines() == whole.trainer.weights.lines());

    let others = Settings { rate: 0.1, hidden: 128, ..settings() };
    let error = Session::resume(data(), &others, checkpoint::read(&path).unwrap(), &path).err().unwrap();
    assert!(error.to_string().ends_with("other settings: hidden, rate"), "{error}");
    let bytes = fs::read(&path).unwrap();
    for wrong in [&bytes[..bytes.len() - 1], &[&bytes[..], &[0]].concat(), &bytes[1..]] {
        fs::write(&path, wrong).unwrap();
        assert!(checkpoint::read(&path).is_err());
    }
    fs::remove_file(path).unwrap();
}

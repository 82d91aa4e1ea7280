//! What is read as a move is printed back letter for letter, and is legal exactly if listed.
#![no_main]

use ataxx::{Move, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mv) = text.parse::<Move>() else { return };
    assert_eq!(mv.to_string(), text);
    let mut position = Position::start();
    let listed = position.legal_moves().contains(&mv);
    assert_eq!(position.is_legal(mv), listed);
    assert_eq!(position.play(mv).is_ok(), listed);
    position.check_valid();
});

//! What is read as a FEN is printed back letter for letter, and what is lawful stays so.
#![no_main]

use ataxx::{Position, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else { return };
    assert_eq!(setup.to_string(), text);
    match Position::new(setup) {
        Ok(position) => {
            position.check_valid();
            assert_eq!(position.setup(), setup);
        }
        // Text can't put two things on one square.
        Err(_) => assert_eq!(setup.fullmove_number, 0),
    }
});

//! Storms of commands, from everybody, at any time, again and late and out of order, against a
//! [`model`] written from the rules.

mod aim;
mod boards;
mod clocks;
mod dice;
mod expect;
mod facts;
mod laws;
mod offers;
mod reach;
mod script;
mod sky;
mod table;

use proptest::prelude::*;
use script::Storm;
use sky::Sky;

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn the_session_does_what_the_rules_say(storm in script::storm(120)) {
        let Storm { terms, seats, steps } = storm;
        let mut sky = Sky::new(terms, seats);
        for step in &steps {
            sky.step(step);
            if sky.is_over() { break }
        }
        laws::of_the_log(&sky.log);
        laws::replay(&sky.session, &sky.log);
    }
}

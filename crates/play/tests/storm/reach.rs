//! A storm that ends no game by repetition tests no repetition: what can happen must happen.

use std::collections::BTreeSet;

use play::{End, Refusal, What};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::script::storm;
use crate::sky::Sky;

/// All there is but `Created`, which no command causes, and the administrator's end, for which there is
/// no command yet.
const EVENTS: &str = "Joined Moved Passed DrawOffered DrawDeclined TakebackOffered TakebackDeclined TookBack \
    Left Returned Excused TimeGiven Ended RematchOffered RematchDeclined Rematched";
const ENDS: &str = "Eliminated Full Blocked Repetition NoCloneLimit Resigned Flag Agreed Aborted Abandoned \
    NotStarted Expired";
const REFUSALS: &str = "NotAPlayer NotTheServer SeatTaken NoOpponent Over NotOver Stale Ahead NotYourTurn \
    Illegal IdReused TooLateToAbort NoOffer TooSoon NotWithComputer NothingToTakeBack NotInRanked CannotGiveTime EnoughTime NotAway";

#[test]
fn storms_reach_every_event_end_and_refusal() {
    let mut seen = BTreeSet::new();
    // Always the same storms.
    let mut runner = TestRunner::deterministic();
    for _ in 0..600 {
        let storm = storm(120).new_tree(&mut runner).expect("storms can be made").current();
        let mut sky = Sky::new(storm.terms, storm.seats);
        for step in &storm.steps {
            note(&mut seen, sky.rush(step));
        }
    }
    let all = [EVENTS, ENDS, REFUSALS].into_iter().flat_map(str::split_whitespace);
    let missed: Vec<&str> = all.filter(|&name| !seen.contains(name)).collect();
    assert!(missed.is_empty(), "no storm reached {missed:?}");
}

fn note(seen: &mut BTreeSet<String>, answer: Result<Vec<What>, Refusal>) {
    match answer {
        Err(refusal) => {
            seen.insert(format!("{refusal:?}"));
        }
        Ok(happened) => {
            for what in happened {
                seen.insert(first_word(&what));
                if let What::Ended { end: End { reason, .. } } = what {
                    seen.insert(first_word(&reason));
                }
            }
        }
    }
}

fn first_word(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split(' ').next().expect("a split has a first part").to_owned()
}

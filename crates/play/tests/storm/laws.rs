//! What holds of every log, whatever happened.

use std::collections::HashSet;

use play::{Event, Millis, Session, What};

use crate::clocks::quota_max;

/// Laws that can be read off the events alone.
pub fn of_the_log(log: &[Event]) {
    assert!(log.is_sorted_by_key(|event| event.at), "time never goes back");
    let creations = log.iter().filter(|event| matches!(event.what, What::Created { .. })).count();
    assert_eq!(creations, 1);
    let end = log.iter().position(|event| matches!(event.what, What::Ended { .. }));
    if let Some(end) = end {
        let after = |event: &Event| {
            matches!(
                event.what,
                What::RematchOffered { .. } | What::RematchDeclined { .. } | What::Rematched { .. }
            )
        };
        assert!(log[end + 1..].iter().all(after), "after the end there are rematches only");
    }
    let agreed = log.iter().filter(|event| matches!(event.what, What::Rematched { .. })).count();
    assert!(agreed <= 1, "a game has one successor");
    charges(log);
    for event in log {
        let text = serde_json::to_string(event).expect("an event is plain data");
        let read: Event = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(read, *event, "{text}");
    }
}

/// Nobody is charged for time that did not go by, and lag is forgiven within its quota.
fn charges(log: &[Event]) {
    let What::Created { terms, .. } = log[0].what else { panic!("a log begins with a creation") };
    let most = quota_max(terms.time);
    let mut total = 0;
    for event in log {
        if let What::Moved { spent, compensated, .. } = event.what {
            assert!(spent >= Millis::ZERO && compensated >= Millis::ZERO);
            assert!(compensated.0 <= most, "more lag than any quota holds");
            total += spent.0 + compensated.0;
        }
    }
    let passed = log[log.len() - 1].at - log[0].at;
    assert!(total <= passed.0, "{total} ms charged, {} ms went by", passed.0);
    if most > 0 {
        let moves = log.iter().filter(|event| matches!(event.what, What::Moved { .. })).count() as i64;
        let forgiven: i64 = log
            .iter()
            .map(|event| if let What::Moved { compensated, .. } = event.what { compensated.0 } else { 0 })
            .sum();
        // Both sides begin with three moves' gain and earn one with each move.
        assert!(forgiven <= most / 7 * (6 + moves), "{forgiven} ms of lag forgiven in {moves} moves");
    }
}

/// The log alone gives the state, whole and from any point on.
pub fn replay(session: &Session, log: &[Event]) {
    let state = format!("{session:?}");
    let replayed = Session::replay(log).expect("a log begins with a creation");
    assert_eq!(format!("{replayed:?}"), state, "replay gives the same state");
    let (first, rest) = log.split_at(log.len() / 2 + 1);
    let mut resumed = Session::replay(first).expect("a log begins with a creation");
    rest.iter().for_each(|event| resumed.apply(event));
    assert_eq!(format!("{resumed:?}"), state, "and so does going on from the middle");
}

/// Each message that moves, moves once.
#[derive(Default)]
pub struct Once(HashSet<String>);

impl Once {
    pub fn moved(&mut self, message: String) {
        assert!(!self.0.contains(&message), "applied twice: {message}");
        self.0.insert(message);
    }
}

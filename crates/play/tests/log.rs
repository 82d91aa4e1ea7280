//! Stored events are read for ever. `data/log.jsonl` is one game with nearly every kind of event,
//! `data/events.jsonl` has the forms of events that it lacks. Lines are added, never changed: a test
//! that fails here means that games which are stored can't be read any more.

use std::collections::BTreeSet;

use ataxx::Side;
use play::{EndReason, Event, Millis, Session, TimeControl, Verdict, Version, What};
use serde_json::Value;

const LOG: &str = include_str!("data/log.jsonl");
const EVENTS: &str = include_str!("data/events.jsonl");

#[test]
fn every_stored_event_is_read_and_written_as_it_was() {
    for line in LOG.lines().chain(EVENTS.lines()) {
        let event = read(line);
        let written = serde_json::to_value(event).expect("an event is plain data");
        assert_eq!(written, value(line), "{line}");
    }
}

#[test]
fn there_is_every_kind_of_event() {
    let lines = LOG.lines().chain(EVENTS.lines());
    let seen: BTreeSet<String> = lines.map(|line| text(&value(line)["what"])).collect();
    assert_eq!(seen, kinds::<What>(r#"{"what":"?"}"#));
}

#[test]
fn the_events_have_every_reason_of_an_end() {
    let reasons = EVENTS.lines().map(|line| value(line)["end"]["reason"].clone());
    let seen: BTreeSet<String> = reasons.filter(|reason| !reason.is_null()).map(|r| text(&r)).collect();
    assert_eq!(seen, kinds::<EndReason>("\"?\""));
}

#[test]
fn the_events_have_every_kind_of_clock() {
    let controls = EVENTS.lines().map(|line| value(line)["terms"]["time"].clone());
    let name =
        |control: Value| control.as_object().and_then(|o| o.keys().next().cloned()).unwrap_or(text(&control));
    let seen: BTreeSet<String> = controls.filter(|control| !control.is_null()).map(name).collect();
    assert_eq!(seen, kinds::<TimeControl>("\"?\""));
}

#[test]
fn the_log_adds_up_to_what_it_did() {
    let log: Vec<Event> = LOG.lines().map(read).collect();
    let game = Session::replay(&log).expect("a log begins with a creation");
    assert_eq!(game.version(), Version(22));
    assert_eq!(game.board_version(), Version(16));
    assert_eq!(game.board().position().to_string(), "1oo4/xoo4/xxx1x2/7/7/7/7 x 3 3");
    let plies: Vec<String> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
    assert_eq!(plies, ["c7", "0000", "c7e5", "a7c7"]);
    let end = game.end().expect("Blue resigned");
    assert_eq!(
        (end.verdict, end.reason, end.by),
        (Verdict::Won(Side::Red), EndReason::Resigned, Some(Side::Blue))
    );
    assert_eq!(game.next().map(|next| next.to_string()).as_deref(), Some("b7Rq2LmW0e"));
    let clock = game.clock().expect("a timed game");
    assert_eq!((clock.left(Side::Red), clock.left(Side::Blue)), (Millis(190_045), Millis(166_090)));
    assert_eq!(game.deadline(), None);
}

fn read(line: &str) -> Event {
    serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))
}

fn value(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The names that the type knows: what serde says it had expected in place of the one in `wrong`.
fn kinds<T: serde::de::DeserializeOwned>(wrong: &str) -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(wrong) else { panic!("{wrong} was understood") };
    let error = error.to_string();
    let (_, expected) = error.split_once("expected one of").unwrap_or_else(|| panic!("no kinds in: {error}"));
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

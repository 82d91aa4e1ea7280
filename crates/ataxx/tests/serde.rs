//! Everything in its text form.

use ataxx::{Move, Outcome, Position, Reason, Setup, Side, Square};
use serde_json::{Value, from_value, json, to_value};

#[track_caller]
fn check<T>(value: T, text: Value)
where
    T: serde::Serialize + for<'de> serde::Deserialize<'de> + PartialEq + std::fmt::Debug,
{
    assert_eq!(to_value(&value).unwrap(), text);
    assert_eq!(from_value::<T>(text).unwrap(), value);
}

#[test]
fn text_forms() {
    check(Square::C4, json!("c4"));
    check(Side::ALL, json!(["red", "blue"]));
    check(["g2", "a1c3", "0000"].map(|mv| mv.parse::<Move>().unwrap()), json!(["g2", "a1c3", "0000"]));
    check(Setup::default(), json!("x5o/7/7/7/7/7/o5x x 0 1"));
    check(Position::start(), json!("x5o/7/7/7/7/7/o5x x 0 1"));
    check(Reason::ALL, json!(["eliminated", "full", "blocked", "repetition", "no-clone-limit"]));
    let won = Outcome { winner: Some(Side::Blue), reason: Reason::NoCloneLimit };
    check(won, json!({"winner": "blue", "reason": "no-clone-limit"}));
    check(Outcome { winner: None, ..won }, json!({"winner": null, "reason": "no-clone-limit"}));
}

#[test]
fn errors_say_what_is_wrong() {
    let error = from_value::<Move>(json!("a1b2")).unwrap_err();
    assert_eq!(error.to_string(), "a clone is written as its target alone: b2");
    let error = from_value::<Position>(json!("x5o/7/7/7/7/7/o5x x 0 0")).unwrap_err();
    assert_eq!(error.to_string(), "the full-move number is zero, but counts from 1");
    assert!(from_value::<Square>(json!(3)).is_err());
}

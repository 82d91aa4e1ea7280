//! The command `judge`, run as a user would.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const START: &str = "x5o/7/7/7/7/7/o5x x 0 1";
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ataxx/tests/data/games.jsonl");

/// What is answered to this input.
fn judge(input: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"))
        .arg("judge")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    answers(&output)
}

fn answers(output: &Output) -> Vec<Value> {
    assert!(output.status.success(), "{output:?}");
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[track_caller]
fn check(game: Value, expect: Value) {
    assert_eq!(judge(game.to_string().as_bytes()), [expect]);
}

#[test]
fn the_vectors_are_judged_as_they_say_from_a_file_too() {
    let text = std::fs::read_to_string(GAMES).unwrap();
    let expect: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .map(|game: Value| json!({"end": game["end"], "winner": game["winner"], "reason": game["reason"]}))
        .collect();
    assert_eq!(judge(text.as_bytes()), expect);
    let output = Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).args(["judge", GAMES]).output().unwrap();
    assert_eq!(answers(&output), expect);
}

#[test]
fn a_game_that_goes_on_has_no_winner() {
    let end = "x5o/7/7/7/7/7/o4xx o 0 1";
    check(
        json!({"start": START, "moves": ["f1"], "note": "left alone"}),
        json!({"end": end, "winner": null, "reason": null}),
    );
}

#[test]
fn faults_name_the_ply() {
    let fault = |moves: &[&str], error: &str, ply: usize| {
        check(json!({"start": START, "moves": moves}), json!({"error": error, "ply": ply}));
    };
    fault(&["f1", "f1"], "f1: f1 is not legal here", 2);
    fault(&["a7b6"], "a7b6: a clone is written as its target alone: b6", 1);
    fault(&["f1", "g6", "pass"], "pass: not a move: expected a square, two squares or 0000", 3);
    fault(&["0000"], "0000: 0000 is not legal here", 1);
    let shuffle = ["a7a5", "g7g5", "a5a7", "g5g7"].repeat(2);
    fault(&[&shuffle[..], &["f1"]].concat(), "f1: the game is over: repetition", 9);
}

#[test]
fn a_faulty_line_stops_nothing() {
    let good = json!({"start": START, "moves": []}).to_string();
    let long = json!({"start": START, "moves": [], "note": "n".repeat(1 << 20)}).to_string();
    let lines = ["{", "[]", &good, &long, r#"{"start": "x5o", "moves": []}"#, "", r#"{"moves": []}"#, &good];
    let mut input = lines.join("\n").into_bytes();
    input.extend_from_slice(b"\r\n\xff\n");
    input.extend_from_slice(good.as_bytes());

    let answers = judge(&input);
    let expect = [false, false, true, false, false, false, true, false, true];
    assert_eq!(answers.iter().map(|a| a["end"] == START).collect::<Vec<_>>(), expect);
    assert_eq!(answers.iter().map(|a| a["error"].is_null()).collect::<Vec<_>>(), expect);
    let told = |index: usize| answers[index]["error"].as_str().unwrap();
    assert!(told(3).contains("longer than 65536 bytes"), "{}", told(3));
    assert!(told(4).contains("fewer than 7 rows"), "{}", told(4));
    assert!(told(5).contains("`start`"), "{}", told(5));
}

#[test]
fn a_missing_file_is_named() {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).args(["judge", "no/such/file"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("no/such/file"));
}

#[test]
fn a_reader_that_has_had_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"))
        .args(["judge", GAMES])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

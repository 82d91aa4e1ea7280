//! `ataxx-engine match`: whole matches between processes.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const ENGINE: &str = env!("CARGO_BIN_EXE_ataxx-engine");

/// An odd engine's command line.
fn odd(oddity: &str) -> String {
    format!("sh '{}/tests/match/odd-engine.sh' {oddity} '{ENGINE}'", env!("CARGO_MANIFEST_DIR"))
}

fn start(first: &str, second: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(ENGINE);
    command.args(["match", first, second, "--names", "one,two"]).args(arguments);
    command
}

fn play(first: &str, second: &str, arguments: &[&str]) -> String {
    let output = start(first, second, arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A file of this name that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_file(&path));
    path
}

fn games(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with('\n'), "the last line is not whole");
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn judged(path: &Path) -> Vec<Value> {
    let Output { stdout, .. } = Command::new(ENGINE).arg("judge").arg(path).output().unwrap();
    String::from_utf8(stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// An engine that plays itself plays the same game twice from each opening: what one wins, the other wins.
#[test]
fn an_engine_is_its_own_equal() {
    let (json, pgn) = (fresh("equal.jsonl"), fresh("equal.pgn"));
    let files = ["--json", json.to_str().unwrap(), "--pgn", pgn.to_str().unwrap()];
    let settings = ["--nodes", "150", "--games", "11", "--concurrency", "2", "-o", "Hash=1", "--gaps", "30"];
    let report = play(ENGINE, ENGINE, &[&settings[..], &files[..]].concat());
    assert!(report.starts_with("one (Spore ") && report.contains("options Hash=1\n"), "{report}");
    assert!(report.contains("\none against two: 12 games in 6 pairs\n"), "{report}");
    assert!(report.contains("[0, 0, 6, 0, 0]") && report.contains("50.0 %"), "{report}");
    assert!(report.matches("faults: none").count() == 2, "{report}");

    let games = games(&json);
    assert_eq!(games.len(), 12);
    for (game, verdict) in games.iter().zip(judged(&json)) {
        assert_eq!((&game["winner"], &game["reason"]), (&verdict["winner"], &verdict["reason"]));
        let [moves, times] = ["moves", "times"].map(|list| game[list].as_array().unwrap().len());
        assert_eq!(moves, times);
    }
    for pair in 1..=6 {
        let of_pair: Vec<_> = games.iter().filter(|game| game["pair"] == pair).collect();
        let [one, other] = of_pair[..] else { panic!("not two games of pair {pair}") };
        assert_eq!((&one["start"], &one["moves"]), (&other["start"], &other["moves"]));
        assert_eq!((&one["red"], &one["blue"]), (&other["blue"], &other["red"]));
    }
    let text = fs::read_to_string(&pgn).unwrap();
    assert_eq!(text.matches("[Event ").count(), 12);
    assert_eq!(text.matches("\n\n[Event ").count(), 11, "games are apart");
    assert!(text.ends_with("\n\n"));
}

/// The one that is odd loses every game, is named with the reason, and is there again for the next game.
fn check_fault(oddity: &str, limit: &[&str], reason: &str, told: &str) {
    let json = fresh(&format!("fault-{oddity}.jsonl"));
    let settings = ["--games", "4", "--plies", "4", "--margin", "100", "--json", json.to_str().unwrap()];
    let output = start(ENGINE, &odd(oddity), &[limit, &settings[..]].concat()).output().unwrap();
    let (report, news) =
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert!(report.contains("won 4, drawn 0, lost 0"), "{report}");
    assert!(report.contains(&format!("faults: {reason} 4")), "{report}");
    assert_eq!(news.matches(&format!("two {told}")).count(), 4, "{news}");
    for game in games(&json) {
        assert_eq!((&game["reason"], &game["fault"]["by"]), (&reason.into(), &"two".into()));
        let winner = if game["red"] == "one" { "x" } else { "o" };
        assert_eq!(game["winner"], winner);
    }
}

#[test]
fn a_crash_is_survived_and_named() {
    check_fault("crash", &["--depth", "1"], "crash", "crashed: exit status: 3; last words: out of cheese");
}

#[test]
fn illegal_moves_lose() {
    check_fault("pass", &["--depth", "1"], "illegal-move", "illegal move: 0000");
    check_fault("gibberish", &["--depth", "1"], "illegal-move", "illegal move: a1z9");
}

#[test]
fn time_is_watched() {
    check_fault("late", &["--depth", "1,-", "--movetime", "-,20"], "time", "out of time: took ");
}

#[test]
fn an_engine_that_ignores_stop_holds_nobody_up() {
    check_fault("silent", &["--depth", "1,-", "--movetime", "-,20"], "time", "out of time: took ");
}

#[test]
fn harmless_oddities_harm_nobody() {
    let json = fresh("chatty.jsonl");
    let settings = ["--nodes", "100", "--games", "2", "--json", json.to_str().unwrap()];
    let report = play(ENGINE, &odd("chatty"), &settings);
    assert!(report.contains("[0, 0, 1, 0, 0]") && report.matches("faults: none").count() == 2, "{report}");
    let scores = games(&json).remove(0)["scores"].as_array().unwrap().clone();
    assert!(scores.iter().filter(|score| score.is_string()).count() > scores.len() / 2, "{scores:?}");
}

/// Each dialect for the same limit, and a clock; the margin is wide, for the machine may be busy.
#[test]
fn every_dialect_is_spoken() {
    let quirks1 = ["--quirks1", "movetime-by-stop,no-moves,restart"];
    let quirks2 = ["--quirks2", "movetime-as-clock:5,ignores-stop"];
    let settings = ["--movetime", "4", "--margin", "20000", "--games", "2", "--adjudicate", "300,2"];
    let report = play(ENGINE, ENGINE, &[&quirks1[..], &quirks2, &settings].concat());
    assert!(report.matches("faults: none").count() == 2, "{report}");
    let settings = ["--clock", "0.2+0.002,-", "--nodes", "-,50", "--margin", "20000", "--games", "2"];
    let report = play(ENGINE, ENGINE, &settings);
    assert!(report.matches("faults: none").count() == 2, "{report}");
}

#[test]
fn what_both_hold_decided_is_ended_early() {
    let json = fresh("agreed.jsonl");
    let settings =
        ["--nodes", "200", "--games", "6", "--adjudicate", "500,2", "--json", json.to_str().unwrap()];
    let report = play(ENGINE, ENGINE, &settings);
    assert!(report.contains("agreement"), "{report}");
    for (game, verdict) in games(&json).iter().zip(judged(&json)) {
        assert_eq!(game["reason"] == "agreement", verdict["winner"].is_null(), "{game}");
    }
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let settings = ["--nodes", "400,4", "--games", "1000", "--sprt", "0,50", "-o", "Hash=1"];
    let report = play(ENGINE, ENGINE, &settings);
    assert!(report.contains("elo1 accepted"), "{report}");
    assert!(!report.contains("1000 games"), "{report}");
}

#[test]
fn openings_come_from_a_file_and_end_the_match() {
    let (openings, json) = (fresh("openings.txt"), fresh("openings.jsonl"));
    fs::write(&openings, "# two\nf1 b1\n\nx5o/7/7/3-3/7/7/o5x o\n").unwrap();
    let files = ["--openings", openings.to_str().unwrap(), "--json", json.to_str().unwrap()];
    let report = play(ENGINE, ENGINE, &[&files[..], &["--depth", "1"]].concat());
    assert!(report.contains("4 games in 2 pairs"), "{report}");
    let starts: Vec<_> = games(&json).iter().map(|game| game["start"].clone()).collect();
    assert_eq!(starts[0], "x5o/7/7/7/7/7/oo3xx x 0 2");
    assert_eq!(starts[2], "x5o/7/7/3-3/7/7/o5x o 0 1");
}

#[test]
fn what_can_t_be_played_is_refused() {
    let refused = |first: &str, arguments: &[&str]| {
        let output = start(first, ENGINE, arguments).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let absent = refused("/nowhere/engine", &["--depth", "1"]);
    assert!(absent.contains("one can't be started: crashed: it can't be started"), "{absent}");
    let dead = refused("false", &["--depth", "1"]);
    assert!(dead.contains("one can't be started: crashed: exit status: 1"), "{dead}");
    let limitless = refused(ENGINE, &["--depth", "-,1"]);
    assert!(limitless.contains("one has no limit"), "{limitless}");
    let test = refused(ENGINE, &["--depth", "1", "--sprt", "5,0"]);
    assert!(test.contains("elo0 below elo1"), "{test}");
    let file = fresh("wrong.txt");
    fs::write(&file, "f1\nf1 f1\n").unwrap();
    let opening = refused(ENGINE, &["--depth", "1", "--openings", file.to_str().unwrap()]);
    assert!(opening.contains("wrong.txt: line 2: f1:"), "{opening}");
}

/// Ctrl-C: the result so far, and files that end with a whole game.
#[test]
fn an_interrupt_leaves_whole_files_and_a_result() {
    let json = fresh("interrupted.jsonl");
    let settings = ["--nodes", "60", "--games", "100000", "--json", json.to_str().unwrap()];
    let mut command = start(ENGINE, ENGINE, &settings);
    let mut running = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let lines = || fs::read_to_string(&json).unwrap_or_default().lines().count();
    while lines() < 3 && running.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let killed = Command::new("kill").args(["-INT", &running.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(report.contains("\none against two: ") && report.contains("broken off"), "{report}");
    assert!(games(&json).len() >= 3);
}

//! The command `perft`, run as a user would.

use std::process::{Command, Output};

fn perft(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).arg("perft").args(arguments).output().unwrap()
}

fn lines(output: &Output) -> Vec<&str> {
    assert!(output.status.success(), "{output:?}");
    std::str::from_utf8(&output.stdout).unwrap().lines().collect()
}

#[track_caller]
fn check(arguments: &[&str], count: &str) {
    let output = perft(arguments);
    let lines = lines(&output);
    assert_eq!(lines.last(), Some(&count), "{arguments:?}");
    assert!(lines[lines.len() - 2].contains(" s, "), "a line with the time: {lines:?}");
}

#[test]
fn the_count_stands_alone_on_the_last_line() {
    check(&["0"], "1");
    check(&["1"], "16");
    check(&["5"], "4752668");
    check(&["4", "xoo4/ooo4/ooo4/7/7/7/7 x 0 1"], "1961");
    check(&["3", "7/7/7/7/7/7/7 x 0 1"], "0");
    check(&["2", "x5o/7/7/7/7/7/o5x x 100 1"], "0");
}

#[test]
fn a_fen_may_begin_with_a_gap() {
    check(&["2", "-------/7/7/7/7/7/x5o x 0 1"], "64");
    check(&["2", "-------/7/7/7/7/7/x5o x 0 1", "--split"], "64");
}

#[test]
fn a_split_lists_each_move_and_sums_up() {
    let output = perft(&["--split", "3"]);
    let lines = lines(&output);
    let moves: Vec<(&str, u64)> = lines[..lines.len() - 2]
        .iter()
        .map(|line| line.split_once(": ").map(|(mv, count)| (mv, count.parse().unwrap())).unwrap())
        .collect();
    assert_eq!(moves.len(), 16);
    assert!(moves.iter().any(|&(mv, _)| mv == "a7c5"));
    assert_eq!(moves.iter().map(|&(_, count)| count).sum::<u64>(), 6460);
    assert_eq!(lines.last(), Some(&"6460"));
}

#[test]
fn faults_are_told_on_standard_error() {
    for (arguments, told) in [
        (&["three"][..], "three"),
        (&["3", "x5o x 0 1"], "fewer than 7 rows"),
        (&["3", "x5o/7/7/7/7/7/o5x x 0 0"], "the full-move number is zero"),
        (&[], "DEPTH"),
    ] {
        let output = perft(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        assert!(String::from_utf8(output.stderr).unwrap().contains(told), "{arguments:?}");
    }
}

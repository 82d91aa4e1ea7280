//! The command `solve`, run as a user would.

use std::process::{Command, Output};

fn solve(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).arg("solve").args(arguments).output().unwrap()
}

fn lines(arguments: &[&str]) -> Vec<String> {
    let output = solve(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_win_comes_with_its_best_move_line_and_nodes() {
    let lines = lines(&["1xxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 0 40"]);
    assert_eq!(lines[..3], ["result win for the side to move within 1 plies", "best a7", "line a7"]);
    assert!(lines[3].starts_with("nodes 1, in "), "{lines:?}");
}

#[test]
fn what_the_nodes_do_not_suffice_for_is_unknown() {
    let lines = lines(&["x5o/7/7/7/7/7/o5x x 0 1", "--nodes", "50"]);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[0], "result unknown");
    assert!(lines[1].starts_with("nodes 50, in "), "{lines:?}");
}

#[test]
fn a_position_or_games_are_needed() {
    assert!(!solve(&[]).status.success());
    assert!(!solve(&["x5o/7/7"]).status.success());
}

#[test]
fn endings_of_games_give_two_rows_for_each_number_of_empty_squares() {
    let lines = lines(&["--games", "2", "--empty", "1,2", "--nodes", "200"]);
    let names: Vec<_> =
        lines[2..].iter().map(|line| line.split('|').nth(2).unwrap().trim().to_owned()).collect();
    assert_eq!(names, ["solver", "search", "solver", "search"], "{lines:?}");
}

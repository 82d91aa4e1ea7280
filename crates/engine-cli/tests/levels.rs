//! `ataxx-engine levels`: the tables that it prints, and its files.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn levels(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"));
    let output = command.arg("levels").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Two levels, the greedy player and a small Spore: five pairs.
fn print(arguments: &[&str]) -> String {
    levels(&[&["--only", "1", "3", "--yardsticks", "20"], arguments].concat())
}

/// The cells of both tables, without their heads.
fn tables(printed: &str) -> [Vec<Vec<&str>>; 2] {
    let (ratings, results) = printed.split_once("\n\n").expect(printed);
    [ratings, results].map(|table| {
        table.lines().skip(2).map(|row| row.split('|').map(str::trim).skip(1).collect()).collect()
    })
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()))
}

#[test]
fn everybody_has_a_rating_and_the_games_add_up() {
    let printed = print(&["--games", "9"]);
    let [ratings, results] = tables(&printed);
    let players: Vec<_> = ratings.iter().map(|row| row[0]).collect();
    assert_eq!(players, ["level 1", "greedy", "level 3", "Spore, 20 nodes"], "{printed}");
    let pairs: Vec<_> = results.iter().map(|row| (row[0], row[1])).collect();
    assert_eq!(pairs.len(), 5, "{printed}");
    assert!(pairs.contains(&("level 3", "level 1")) && !pairs.contains(&("Spore, 20 nodes", "level 1")));
    for row in results {
        let counts: Vec<u32> = row[2..6].iter().map(|count| count.parse().expect(&printed)).collect();
        assert_eq!(counts[0], 10, "rounded up to both colours: {printed}");
        assert_eq!(counts[1..].iter().sum::<u32>(), counts[0], "{printed}");
    }
}

#[test]
fn a_seed_decides_the_games_whatever_the_threads() {
    let play = |seed, threads| print(&["--games", "20", "--seed", seed, "--threads", threads]);
    assert_eq!(play("5", "1"), play("5", "3"));
    assert_ne!(play("5", "1"), play("6", "1"));
}

#[test]
fn the_journal_stands_for_the_games() {
    let (journal, svg) = (file("levels.jsonl"), file("levels.svg"));
    let paths = [journal.to_str().unwrap(), svg.to_str().unwrap()];
    let arguments = ["--games", "10", "--journal", paths[0], "--svg", paths[1]];
    let printed = print(&arguments);
    let played = fs::read_to_string(&journal).unwrap();
    assert_eq!(played.lines().count(), 25);
    // Half of it is lost: it is played again, to the same end.
    let half: String = played.lines().take(12).flat_map(|line| [line, "\n"]).collect();
    fs::write(&journal, half).unwrap();
    assert_eq!(print(&arguments), printed);
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 25);
    // What it says is believed.
    let other = played.replace("\"half_points\":[0,0]", "\"half_points\":[1,1]");
    fs::write(&journal, other).unwrap();
    assert_ne!(print(&arguments), printed);
    assert!(fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    fs::remove_file(journal).unwrap();
    fs::remove_file(svg).unwrap();
}

#[test]
fn the_first_level_loses_to_greed_but_wins_now_and_then() {
    let printed = levels(&["--only", "1", "--yardsticks", "--games", "200"]);
    let [_, results] = tables(&printed);
    assert_eq!(results.len(), 1, "{printed}");
    assert_eq!(results[0][..2], ["greedy", "level 1"], "{printed}");
    let score: f64 = results[0][6].trim_end_matches(" %").parse().expect(&printed);
    assert!((70.0..=95.0).contains(&score), "{printed}");
}

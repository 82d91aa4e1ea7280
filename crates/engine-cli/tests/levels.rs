//! `ataxx-engine levels`: the table that it prints.

use std::process::Command;

fn table(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"));
    let output = command.arg("levels").args(arguments).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The columns up to the score: those after it tell the time.
fn results(table: &str) -> Vec<Vec<&str>> {
    let rows = table.lines().skip(2);
    rows.map(|row| row.split('|').map(str::trim).skip(1).take(6).collect()).collect()
}

#[test]
fn each_pair_is_a_row_and_its_games_add_up() {
    let table = table(&["--games", "9", "--only", "1", "3"]);
    let rows = results(&table);
    let pairs: Vec<_> = rows.iter().map(|row| (row[0], row[1])).collect();
    assert_eq!(pairs, [("1", "greedy"), ("3", "2")], "{table}");
    for row in rows {
        let counts: Vec<u32> = row[2..].iter().map(|count| count.parse().expect(&table)).collect();
        assert_eq!(counts[0], 10, "rounded up to both colours: {table}");
        assert_eq!(counts[1..].iter().sum::<u32>(), counts[0], "{table}");
    }
}

#[test]
fn a_seed_decides_the_games() {
    let play = |seed| table(&["--games", "20", "--only", "2", "--seed", seed]);
    assert_eq!(results(&play("5")), results(&play("5")));
}

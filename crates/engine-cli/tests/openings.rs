//! `ataxx-engine openings`, and `match` that reads what it prints.

use std::collections::BTreeSet;
use std::process::{Command, Output};

use ataxx::{Position, Symmetry};
use engine::{Engine, Limits, Unobserved};

fn run(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ataxx-engine"));
    command.args(arguments.split_whitespace()).output().unwrap()
}

fn openings(arguments: &str) -> Vec<Position> {
    let output = run(&format!("openings {arguments}"));
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(|line| line.parse().unwrap()).collect()
}

#[test]
fn openings_are_even_and_no_two_alike() {
    const WISH: &str = "--count 30 --nodes 500 --margin 60 --gaps 50 --seed 7";
    let found = openings(WISH);
    let form = |position: &Position| {
        let forms = Symmetry::ALL.map(|symmetry| position.transformed(symmetry).to_string());
        forms.into_iter().min().unwrap()
    };
    assert_eq!((found.len(), found.iter().map(form).collect::<BTreeSet<_>>().len()), (30, 30));
    let gapped = found.iter().filter(|position| !position.gaps().is_empty()).count();
    assert!((5..=25).contains(&gapped), "{gapped}");
    for position in &found {
        assert!(position.outcome().is_none() && position.fullmove_number() == 5, "{position}");
        let score = Engine::new(1 << 20).search(position, &[], Limits::nodes(500), &mut Unobserved).score;
        assert!(!score.is_decisive() && score.centi().abs() <= 60, "{position} {score:?}");
    }
    assert_eq!(openings(&format!("{WISH} --threads 3")), found);
    assert_ne!(openings(&WISH.replace("seed 7", "seed 8")), found);
}

#[test]
fn it_is_said_when_there_are_no_more() {
    let output = run("openings --count 100 --plies 0 --nodes 10 --margin 3000");
    assert!(!output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1);
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(why.contains("no more than 1 such"), "{why}");
}

#[test]
fn a_match_reads_them() {
    let path = std::env::temp_dir().join(format!("openings-{}.txt", std::process::id()));
    std::fs::write(&path, run("openings --count 2 --nodes 200 --margin 200").stdout).unwrap();
    let engine = env!("CARGO_BIN_EXE_ataxx-engine");
    let output = run(&format!(
        "match {engine} {engine} --names a,b --games 2 --nodes 20 --openings {}",
        path.display()
    ));
    assert!(output.status.success(), "{output:?}");
    std::fs::remove_file(path).unwrap();
}

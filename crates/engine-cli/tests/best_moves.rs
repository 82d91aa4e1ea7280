//! The command `best-moves`, run as a user would.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use ataxx::{Move, Position};

fn best_moves(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ataxx-engine")).arg("best-moves").args(arguments).output().unwrap()
}

fn lines(arguments: &[&str]) -> Vec<String> {
    let output = best_moves(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// Positions and solved ones of each part, and of all.
fn table(lines: &[String]) -> Vec<(String, u32, u32)> {
    let rows = lines.iter().skip_while(|line| !line.starts_with("|--")).skip(1);
    let row = |line: &String| {
        let cells: Vec<_> = line.split('|').map(|cell| cell.trim().to_owned()).collect();
        (cells[1].clone(), cells[2].parse().unwrap(), cells[3].parse().unwrap())
    };
    rows.map(row).collect()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    fs::write(&path, text).unwrap();
    path
}

/// The floors lie well below what the search reaches today: whoever falls below has lost something.
#[test]
fn most_positions_are_solved_by_nodes_and_more_by_more_nodes() {
    let solved = |nodes| table(&lines(&["--nodes", nodes]));
    let (few, many) = (solved("100"), solved("2000"));
    let names: Vec<_> = few.iter().map(|row| row.0.as_str()).collect();
    assert_eq!(names, ["opening", "middle", "end", "all"]);
    for (few, many) in few.iter().zip(&many) {
        assert_eq!((&few.0, few.1), (&many.0, many.1));
        assert!(few.2 < many.2, "{few:?}, then {many:?}");
        assert!(many.2 * 100 >= many.1 * 50, "too few are solved: {many:?}");
    }
    let sum: u32 = many[..3].iter().map(|row| row.2).sum();
    assert_eq!(sum, many[3].2);
}

#[test]
fn what_is_missed_is_told() {
    const WIN: &str = "xo5/7/7/7/7/7/7 x 0 1";
    let path = file("best-moves-missed", &format!("# one right, one wrong\n\n{WIN}; b6 a6\n{WIN}; a7a5\n"));
    let lines = lines(&[path.to_str().unwrap(), "--ms", "5", "--missed"]);
    fs::remove_file(path).unwrap();
    assert!(lines[0].starts_with(&format!("{WIN}; a7a5, not ")), "{lines:?}");
    assert_eq!(table(&lines)[3], ("all".to_owned(), 2, 1));
}

#[test]
fn a_file_that_makes_no_sense_is_refused_with_the_line() {
    let path = file("best-moves-wrong", "x5o/7/7/7/7/7/o5x x 0 1; g2\nx5o/7/7/7/7/7/o5x x 0 1; d4\n");
    let output = best_moves(&[path.to_str().unwrap(), "--nodes", "1"]);
    fs::remove_file(path).unwrap();
    assert!(!output.status.success());
    let why = String::from_utf8(output.stderr).unwrap();
    assert!(why.contains("line 2: d4 is not legal"), "{why}");
    assert!(!best_moves(&["there/is/no/such/file"]).status.success());
}

#[test]
fn positions_that_are_made_can_be_read_and_the_same_seed_makes_them_again() {
    let make = |seed| lines(&["--make", "1", "--nodes", "8000", "--seed", seed]);
    let made = make("1");
    assert_eq!(made, make("1"));
    assert_ne!(made, make("2"));
    assert_eq!(made.len(), 1);
    for line in &made {
        let (fen, moves) = line.split_once(';').unwrap();
        let position: Position = fen.parse().unwrap();
        let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        assert!((1..=2).contains(&moves.len()) && moves.iter().all(|&mv| position.is_legal(mv)), "{line}");
    }
    let path = file("best-moves-made", &made.join("\n"));
    let again = table(&lines(&[path.to_str().unwrap(), "--nodes", "100"]));
    fs::remove_file(path).unwrap();
    assert_eq!(again[3].1, 1);
}

//! Several lines of one position.

mod common;

use std::collections::BTreeSet;

use ataxx::{Move, Position};
use common::{Dice, position, random_game};
use engine::{Engine, Limits, Observer, Report, Score, Unobserved};

/// Keeps what it hears, an iteration apart from the next.
#[derive(Default)]
struct Heard(Vec<Vec<Report>>);

impl Observer for Heard {
    fn iteration(&mut self, report: &Report) {
        if report.line == 1 {
            self.0.push(Vec::new());
        }
        self.0.last_mut().expect("the first line comes first").push(report.clone());
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }
}

fn heard(root: &Position, limits: Limits) -> (Vec<Vec<Report>>, Report) {
    let mut heard = Heard::default();
    let report = Engine::new(1 << 18).search(root, &[], limits, &mut heard);
    (heard.0, report)
}

#[test]
fn lines_are_different_and_legal_and_the_best_comes_first() {
    let mut dice = Dice(23);
    for _ in 0..200 {
        let plies = dice.below(60);
        let root = *random_game(&mut dice, plies).position();
        let wanted = 1 + dice.below(5);
        let limits = Limits { depth: 5, nodes: 20_000, lines: wanted as u8 };
        let (iterations, report) = heard(&root, limits);
        let count = wanted.min(root.legal_moves().len());
        assert_eq!(report.line, u8::from(root.outcome().is_none()), "{root}");
        for lines in iterations {
            assert_eq!(lines.len(), count, "{root}");
            check_lines(&root, &lines);
        }
    }
}

fn check_lines(root: &Position, lines: &[Report]) {
    let moves: BTreeSet<Move> = lines.iter().filter_map(|line| line.best).collect();
    assert_eq!(moves.len(), lines.len(), "{root}: {lines:?}");
    assert!(lines.is_sorted_by(|one, next| one.score >= next.score), "{root}: {lines:?}");
    assert!(lines.iter().zip(1..).all(|(line, number)| line.line == number), "{root}: {lines:?}");
    for line in lines {
        assert_eq!(line.best, line.pv.first().copied());
        assert_eq!(line.depth, lines[0].depth);
        let mut position = *root;
        for &mv in &line.pv {
            position.play(mv).unwrap_or_else(|error| panic!("{error} in {position}: {line:?}"));
        }
    }
}

/// Every move's line has the value of that move: what is won or lost after it is known by a search of its own.
#[test]
fn each_line_is_worth_what_its_move_is() {
    let mut decided = 0;
    for fen in [
        "2xxxoo/1oooxxo/xoo-xxo/xo-o-xo/oo-oox1/oooxxxo/oooxxxx x 0 44",
        "oooxxxo/oooxxxx/oo-o-xx/1ooxxxx/1o-x-x1/ooxxxxx/ooxxxxx x 7 42",
        "7/7/7/3x3/4o2/7/7 o 0 30",
    ] {
        let root = position(fen);
        let (iterations, _) = heard(&root, Limits { lines: u8::MAX, ..Limits::depth(7) });
        let lines = iterations.last().unwrap();
        assert_eq!(lines.len(), root.legal_moves().len());
        for line in lines {
            let mut next = root;
            next.play(line.best.unwrap()).unwrap();
            let truth = -Engine::new(1 << 18).search(&next, &[], Limits::depth(6), &mut Unobserved).score;
            if truth.is_decisive() {
                decided += 1;
                assert_eq!(line.score > Score::DRAW, truth.is_win(), "{fen}: {line:?}, not {truth:?}");
            }
        }
    }
    assert!(decided > 20, "the sample decides little: {decided}");
}

#[test]
fn one_line_is_what_is_found_without_asking() {
    let root = position("x1x2oo/xxx1ooo/1xx1oo1/2xoo2/1oox3/oo1xx2/o3xxx x 0 20");
    let one = |lines| heard(&root, Limits { lines, ..Limits::depth(7) });
    assert_eq!(one(1), one(0));
    assert_eq!(Limits::default().lines, 1);
}

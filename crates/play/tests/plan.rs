//! Moves made beforehand, held against the rules.

use ataxx::{Game, Move, Position};
use play::plan::{ANSWERS_MAX, Branch, DEPTH_MAX, Plan, PlanError};
use proptest::prelude::*;

fn mv(text: &str) -> Move {
    text.parse().expect("a spelling of a move")
}

fn branch(theirs: &str, mine: &str, then: Vec<Branch>) -> Branch {
    Branch { theirs: mv(theirs), mine: mv(mine), then }
}

fn start() -> Game {
    Game::new(Position::start())
}

#[test]
fn a_plan_answers_what_it_foresaw_and_goes_on_from_there() {
    let plan = Plan {
        branches: vec![branch("b6", "f6", vec![branch("b5", "f5", vec![])]), branch("a6", "g6", vec![])],
    };
    assert_eq!(plan.check(&start()), Ok(()));
    assert_eq!(plan.answers(), 3);
    let (first, rest) = plan.answer(mv("b6")).unwrap();
    assert_eq!(first, mv("f6"));
    assert_eq!(rest.answer(mv("b5")), Some((mv("f5"), Plan::default())));
    assert_eq!(plan.answer(mv("c5")), None);
}

#[test]
fn what_can_not_be_played_is_not_planned() {
    let flaw = |branches| Plan { branches }.check(&start()).err();
    assert_eq!(flaw(vec![branch("f6", "b6", vec![])]), Some(PlanError::Illegal), "their piece, not mine");
    assert_eq!(flaw(vec![branch("b6", "d4", vec![])]), Some(PlanError::Illegal));
    assert_eq!(flaw(vec![branch("0000", "f6", vec![])]), Some(PlanError::NoAnswer));
    let twice = vec![branch("b6", "f6", vec![]), branch("b6", "g6", vec![])];
    assert_eq!(flaw(twice), Some(PlanError::Twice));
}

#[test]
fn a_plan_has_a_size() {
    let nested = (0..=DEPTH_MAX).fold(vec![], |then, _| vec![branch("b6", "f6", then)]);
    // Deep enough to be refused for its length only if each move could be played; the answers are counted first.
    let wide = vec![branch("b6", "f6", vec![]); ANSWERS_MAX + 1];
    assert_eq!(Plan { branches: wide }.check(&start()), Err(PlanError::TooLong));
    assert!(Plan { branches: nested }.check(&start()).is_err());
}

#[test]
fn nothing_is_planned_beyond_the_end() {
    let over: Position = "xxxxxxx/7/7/7/7/7/7 o 0 1".parse().unwrap();
    let plan = Plan { branches: vec![branch("b6", "f6", vec![])] };
    assert_eq!(plan.check(&Game::new(over)), Err(PlanError::NoAnswer));
}

/// A line of legal moves, by the numbers.
fn line(picks: &[u8]) -> Vec<Move> {
    let mut board = start();
    let mut line = Vec::new();
    for &pick in picks {
        let legal: Vec<Move> = board.position().legal_moves().to_vec();
        let Some(&mv) = legal.get(usize::from(pick) % legal.len().max(1)) else { break };
        if mv == Move::Pass || board.outcome().is_some() {
            break;
        }
        board.play(mv).expect("it is legal");
        line.push(mv);
    }
    line
}

fn nest(line: &[Move]) -> Vec<Branch> {
    match line {
        [theirs, mine, rest @ ..] => vec![Branch { theirs: *theirs, mine: *mine, then: nest(rest) }],
        _ => vec![],
    }
}

proptest! {
    /// Any line of legal moves can be planned, and is then played as planned.
    #[test]
    fn a_legal_line_is_played_to_its_end(picks in prop::collection::vec(any::<u8>(), 0..2 * DEPTH_MAX)) {
        let line = line(&picks);
        let mut plan = Plan { branches: nest(&line) };
        prop_assert_eq!(plan.check(&start()), Ok(()));
        for pair in line.chunks_exact(2) {
            let (mine, rest) = plan.answer(pair[0]).expect("foreseen");
            prop_assert_eq!(mine, pair[1]);
            plan = rest;
        }
        prop_assert!(plan.is_empty());
    }

    /// What is written can be read.
    #[test]
    fn a_plan_is_kept_as_text(picks in prop::collection::vec(any::<u8>(), 0..12)) {
        let plan = Plan { branches: nest(&line(&picks)) };
        let text = serde_json::to_string(&plan).unwrap();
        prop_assert_eq!(serde_json::from_str::<Plan>(&text).unwrap(), plan);
    }
}

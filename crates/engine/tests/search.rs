//! What every search must keep, whatever the position.

mod common;

use ataxx::{Game, Move};
use common::{Dice, position, random_game};
use engine::{Engine, Limits, Observer, Report, Score, Unobserved};

fn search(fen: &str, depth: u8) -> Report {
    Engine::new(1 << 20).search(&position(fen), &[], Limits::depth(depth), &mut Unobserved)
}

#[test]
fn a_finished_game_has_a_score_and_no_move() {
    for (fen, score) in [
        ("7/7/7/3x3/7/7/7 x 0 1", Score::win_in(0)),
        ("7/7/7/3x3/7/7/7 o 0 1", Score::loss_in(0)),
        ("ooooooo/ooooooo/ooooooo/oooxxxx/xxxxxxx/xxxxxxx/xxxxxxx x 0 9", Score::win_in(0)),
        ("x5o/7/7/7/7/7/o5x x 100 90", Score::DRAW),
    ] {
        let report = search(fen, 5);
        assert_eq!((report.best, report.score, report.depth), (None, score, 0), "{fen}");
    }
}

#[test]
fn a_locked_out_side_passes() {
    let report = search("o--4/---4/---4/7/xxx4/xxx4/xxx4 o 0 40", 4);
    assert_eq!(report.best, Some(ataxx::Move::Pass));
    assert!(report.score < Score::DRAW);
}

#[test]
fn a_locked_out_side_that_cannot_catch_up_is_lost_at_a_glance() {
    let lost = "xoo4/ooo4/ooo4/7/7/7/7";
    assert!(search(&format!("{lost} x 0 1"), 1).score.is_loss());
    assert!(search(&format!("{lost} o 0 1"), 1).score.is_win());
}

#[test]
fn an_ending_is_won_by_proof() {
    let root = position("xoooxox/xoooxox/ooxxxxx/ooooxxx/oooxxxx/ooooox1/oxoo3 o 0 41");
    let limits = Limits::nodes(60_000);
    let report = Engine::new(1 << 22).search(&root, &[], limits, &mut Unobserved);
    assert!(report.score.is_win(), "{report:?}");
    assert_eq!(report.best, report.pv.first().copied());
    let report = Engine::new(1 << 22).without_solver().search(&root, &[], limits, &mut Unobserved);
    assert!(!report.score.is_decisive(), "then this ending shows nothing any more: {report:?}");
}

#[test]
fn a_lost_side_seeks_the_third_occurrence() {
    let mut game = Game::new(position("x6/7/7/7/7/o6/ooooooo o 0 1"));
    for mv in "a1a3 a7c7 a3a1 c7a7 a1a3 a7c7 a3a1".split(' ') {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let drawing: Move = "c7a7".parse().unwrap();
    let search = |past| Engine::new(1 << 16).search(game.position(), past, Limits::depth(5), &mut Unobserved);
    let report = search(game.past());
    assert_eq!((report.best, report.score), (Some(drawing), Score::DRAW));
    assert!(search(&[]).score < Score::DRAW, "without its past the game is lost");
}

#[test]
fn the_same_search_on_a_new_engine_gives_the_same_report() {
    let mut dice = Dice(11);
    for _ in 0..20 {
        let game = random_game(&mut dice, 30);
        let limits = Limits { depth: 6, nodes: 20_000, ..Limits::default() };
        let run = |engine: &mut Engine| engine.search(game.position(), game.past(), limits, &mut Unobserved);
        let mut engine = Engine::new(1 << 16);
        let first = run(&mut engine);
        assert_eq!(first, run(&mut Engine::new(1 << 16)), "{}", game.position());
        engine.clear();
        assert_eq!(first, run(&mut engine), "after clearing: {}", game.position());
    }
}

#[test]
fn a_table_that_is_too_large_is_refused_and_the_old_one_kept() {
    let root = position("x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1");
    let run = |engine: &mut Engine| engine.search(&root, &[], Limits::depth(6), &mut Unobserved);
    let (mut one, mut other) = (Engine::new(1 << 16), Engine::new(1 << 16));
    assert_eq!(run(&mut one), run(&mut other));
    assert!(one.resize(usize::MAX).is_err());
    let remembered = run(&mut other);
    assert_eq!(run(&mut one), remembered);
    one.resize(1 << 16).unwrap();
    assert_ne!(run(&mut one).nodes, remembered.nodes, "a new table knows nothing");
}

/// Says stop at the first question from the given node on, and counts what comes after.
struct StopAt {
    node: u64,
    asked_after: u32,
}

impl Observer for StopAt {
    fn iteration(&mut self, _report: &Report) {}

    fn should_stop(&mut self, nodes: u64) -> bool {
        let stop = nodes >= self.node;
        self.asked_after += u32::from(stop);
        stop
    }
}

#[test]
fn the_observer_stops_the_search_at_once() {
    for node in [0, 1, 50_000] {
        let mut observer = StopAt { node, asked_after: 0 };
        let report = Engine::new(1 << 20).search(
            &position("x5o/7/7/7/7/7/o5x x 0 1"),
            &[],
            Limits::default(),
            &mut observer,
        );
        assert!(report.best.is_some());
        assert!(report.nodes < node + 1_100, "asked to stop at {node}, stopped at {}", report.nodes);
        assert_eq!(observer.asked_after, 1, "it is not asked again");
    }
}

#[test]
fn the_node_limit_is_exact() {
    for nodes in [0, 1, 2, 100, 1_023, 1_024, 1_025, 5_000] {
        let root = position("x5o/7/7/7/7/7/o5x x 0 1");
        let report = Engine::new(1 << 16).search(&root, &[], Limits::nodes(nodes), &mut Unobserved);
        assert_eq!(report.nodes, nodes);
        assert!(root.is_legal(report.best.unwrap()));
    }
}

#[test]
fn every_line_is_legal_in_random_games_with_any_table() {
    let mut dice = Dice(5);
    let mut engines = [0, 1, 16, 40, 4_096, 1 << 20].map(Engine::new);
    for round in 0..3_000 {
        let plies = dice.below(60);
        let game = random_game(&mut dice, plies);
        let limits = Limits { depth: 4, nodes: 1 + dice.below(3_000) as u64, ..Limits::default() };
        let engine = &mut engines[round % 6];
        let report = engine.search(game.position(), game.past(), limits, &mut Unobserved);
        check_line(game, &report);
    }
}

fn check_line(game: Game, report: &Report) {
    let mut position = *game.position();
    assert_eq!(report.best.is_none(), position.outcome().is_some(), "{position}");
    assert_eq!(report.best, report.pv.first().copied(), "{position}: {report:?}");
    for &mv in &report.pv {
        position.play(mv).unwrap_or_else(|error| panic!("{error} in {position}: {report:?}"));
    }
    assert!(report.score > Score::MIN && report.score < Score::MAX);
}

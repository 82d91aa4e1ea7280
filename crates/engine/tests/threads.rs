//! Several threads at one search.
#![cfg(feature = "std")]

mod common;

use std::panic::{AssertUnwindSafe, catch_unwind};

use ataxx::Position;
use common::{Dice, position, random_game};
use engine::{Engine, Limits, Observer, Report, Unobserved};

fn engine(table_bytes: usize, threads: usize) -> Engine {
    let mut engine = Engine::new(table_bytes);
    engine.set_threads(threads);
    engine
}

#[test]
fn every_line_is_legal_whatever_the_others_write() {
    let mut dice = Dice(17);
    let mut engines =
        [(0, 2), (64, 3), (4_096, 2), (1 << 20, 4)].map(|(bytes, threads)| engine(bytes, threads));
    for round in 0..400 {
        let plies = dice.below(60);
        let game = random_game(&mut dice, plies);
        let limits = Limits { depth: 6, nodes: 1 + dice.below(10_000) as u64, ..Limits::default() };
        let report = engines[round % 4].search(game.position(), game.past(), limits, &mut Unobserved);
        assert_eq!(report.best.is_none(), game.position().outcome().is_some(), "{}", game.position());
        assert_eq!(report.best, report.pv.first().copied());
        let mut position = *game.position();
        for &mv in &report.pv {
            position.play(mv).unwrap_or_else(|error| panic!("{error} in {position}: {report:?}"));
        }
    }
}

/// The searches of all threads together visit what they may, and hardly more; none goes on alone.
#[test]
fn nodes_are_limited_and_counted_over_all_threads() {
    const EACH: u64 = 300;
    for threads in [2, 4] {
        let limits = Limits::nodes(40_000);
        let report = engine(1 << 20, threads).search(&Position::start(), &[], limits, &mut Unobserved);
        let most = 40_000 + EACH * threads as u64;
        assert!((40_000..most).contains(&report.nodes), "{} nodes with {threads} threads", report.nodes);
    }
}

/// Hears of iterations, and stops when one has visited so many positions.
struct StopAfter {
    nodes: u64,
    heard: Vec<(u8, u64)>,
    finished: Vec<Report>,
}

impl Observer for StopAfter {
    fn iteration(&mut self, report: &Report) {
        self.heard.push((report.depth, report.nodes));
    }

    fn finished(&mut self, report: &Report) {
        self.finished.push(report.clone());
    }

    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes >= self.nodes
    }
}

#[test]
fn all_threads_stop_with_the_first() {
    for nodes in [0, 60_000] {
        let mut observer = StopAfter { nodes, heard: Vec::new(), finished: Vec::new() };
        let mut engine = engine(1 << 20, 3);
        let report = engine.search(&Position::start(), &[], Limits::default(), &mut observer);
        assert!(report.best.is_some() && report.nodes >= nodes, "{report:?}");
        assert_eq!(observer.finished.len(), 1);
        let finished = Report { nodes: report.nodes, ..observer.finished[0].clone() };
        assert_eq!(finished, report, "it hears of the result before it is returned");
        assert!(observer.heard.is_sorted(), "depths and nodes grow: {:?}", observer.heard);
    }
}

struct Faulty;

impl Observer for Faulty {
    fn iteration(&mut self, report: &Report) {
        assert!(report.depth < 3, "a fault in the observer");
    }

    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }
}

#[test]
fn a_fault_in_the_first_ends_the_others() {
    let mut engine = engine(1 << 16, 3);
    let search = || engine.search(&Position::start(), &[], Limits::default(), &mut Faulty);
    assert!(catch_unwind(AssertUnwindSafe(search)).is_err());
    assert!(engine.search(&Position::start(), &[], Limits::depth(2), &mut Unobserved).best.is_some());
}

#[test]
fn with_one_thread_again_the_search_is_as_in_a_new_engine() {
    let root = position("x1x2oo/xxx1ooo/1xx1oo1/2xoo2/1oox3/oo1xx2/o3xxx x 0 20");
    let run = |engine: &mut Engine| engine.search(&root, &[], Limits::nodes(20_000), &mut Unobserved);
    let mut engine = engine(1 << 16, 3);
    run(&mut engine);
    engine.set_threads(0);
    engine.clear();
    assert_eq!(run(&mut engine), run(&mut Engine::new(1 << 16)));
}

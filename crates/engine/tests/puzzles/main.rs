//! Puzzles: positions in which the rules leave no doubt about what is right, each a line of `puzzles.txt`.

mod puzzle;
mod truth;

use std::collections::BTreeMap;

use ataxx::Move;
use engine::{Engine, Limits, Report, Score, ScoreKind, Unobserved};
use puzzle::{Claim, Puzzle, Theme};

/// So many plies farther than the end the engine may look.
const FARTHER: u16 = 10;
/// A win may take so many plies more than the shortest one.
const DETOUR: u16 = 2;
const NODES: u64 = 200_000;

/// What is claimed is so: whoever moves, however they defend, by nothing but the rules.
#[test]
fn every_puzzle_is_sound() {
    for puzzle in Puzzle::all() {
        truth::check(&puzzle);
    }
}

#[test]
fn every_puzzle_is_solved() {
    let failed: Vec<String> =
        Puzzle::all().filter_map(|puzzle| failure(&mut Engine::new(1 << 20), &puzzle)).collect();
    assert!(failed.is_empty(), "not solved:\n{}", failed.join("\n"));
}

/// An engine may have seen the same board far from the limit, or without its past, and remembers that.
#[test]
fn what_is_remembered_of_the_same_board_does_not_mislead() {
    let failed: Vec<String> = by_past_or_clock()
        .filter_map(|puzzle| {
            let mut engine = Engine::new(1 << 20);
            search(&mut engine, &puzzle.without_past());
            failure(&mut engine, &puzzle)
        })
        .collect();
    assert!(failed.is_empty(), "not solved:\n{}", failed.join("\n"));
}

fn by_past_or_clock() -> impl Iterator<Item = Puzzle> {
    Puzzle::all().filter(|puzzle| matches!(puzzle.theme, Theme::Repetition | Theme::Limit))
}

/// What the engine says of a puzzle, if that is wrong.
fn failure(engine: &mut Engine, puzzle: &Puzzle) -> Option<String> {
    let report = search(engine, puzzle);
    let best = report.best.expect("the game goes on");
    let is_solved = is_scored(puzzle.claim, report.score)
        && (puzzle.moves.is_empty() || puzzle.moves.contains(&best) || wins_as_told(puzzle, &report));
    (!is_solved).then(|| format!("{puzzle}: {report:?}"))
}

/// Whether the engine has found a win that takes a little longer.
fn wins_as_told(puzzle: &Puzzle, report: &Report) -> bool {
    match (puzzle.claim, report.score.kind(), report.best) {
        (Claim::Win(_), ScoreKind::Win(found), Some(best)) => truth::wins_by(&puzzle.game, best, found),
        _ => false,
    }
}

#[test]
fn there_are_puzzles_of_each_kind_and_with_gaps() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in Puzzle::all() {
        let Puzzle { theme, claim, .. } = puzzle;
        *counts.entry(format!("{theme:?} {claim:?}")).or_default() += 1;
        *counts.entry("gaps".to_owned()).or_default() += usize::from(!puzzle.position().gaps().is_empty());
    }
    let wanted = [
        ("Elimination Win(1)", 4),
        ("Elimination Win(3)", 10),
        ("Elimination Win(5)", 15),
        ("Elimination Loss(4)", 8),
        ("Zugzwang Loss(3)", 6),
        ("Repetition Draw(4)", 10),
        ("Repetition Win(5)", 4),
        ("Limit Win(5)", 10),
        ("Limit Draw(4)", 6),
        ("gaps", 60),
    ];
    for (kind, count) in wanted {
        assert!(counts.get(kind).is_some_and(|&there| there >= count), "{kind}: {counts:?}");
    }
}

/// A puzzle whose past or clock decides shows that only if the engine would go wrong without it.
#[test]
fn past_and_clock_make_the_difference() {
    let is_misled = |puzzle: &Puzzle| {
        let best = search(&mut Engine::new(1 << 20), &puzzle.without_past()).best;
        best.is_some_and(|mv| !puzzle.moves.contains(&mv))
    };
    let misled = by_past_or_clock().filter(is_misled).count();
    assert!(misled >= 20, "only {misled} puzzles would mislead");
}

fn search(engine: &mut Engine, puzzle: &Puzzle) -> Report {
    let limits = Limits { depth: (puzzle.claim.plies() + FARTHER) as u8, nodes: NODES, ..Limits::default() };
    engine.search(puzzle.position(), puzzle.game.past(), limits, &mut Unobserved)
}

/// Whether the engine says the same, its end no nearer than possible.
fn is_scored(claim: Claim, score: Score) -> bool {
    match (claim, score.kind()) {
        (Claim::Win(plies), ScoreKind::Win(found)) => (plies..=plies + DETOUR).contains(&found),
        // That a side without a move is lost is seen before it is known when.
        (Claim::Loss(plies), ScoreKind::Loss(found)) => found >= plies,
        (Claim::Draw(_), _) => score == Score::DRAW,
        _ => false,
    }
}

#[test]
fn a_line_is_read_and_what_makes_no_sense_is_refused() {
    let read = |line: &str| line.parse::<Puzzle>().map(|puzzle| (puzzle.theme, puzzle.claim, puzzle.moves));
    let game = "x5o/7/7/7/7/7/o5x x 0 1 moves g1g3 g7e7";
    let moves = vec![Move::Pass, "g2".parse().unwrap()];
    assert_eq!(read(&format!("pass; {game}; win 3; 0000 g2; why")), Ok((Theme::Pass, Claim::Win(3), moves)));
    for wrong in ["pas", "pass; x5o x 0 1; win 3; any; why"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    for [theme, claim, moves] in [["pas", "win 3", "any"], ["pass", "won 3", "any"], ["pass", "win 3", "z9"]]
    {
        assert!(read(&format!("{theme}; {game}; {claim}; {moves}; why")).is_err(), "{theme} {claim} {moves}");
    }
}

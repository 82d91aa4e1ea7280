//! The solver: what it claims, by itself. Beside a brute force it stands in `agreement.rs`.

mod common;

use ataxx::{Game, Hash, Position, Symmetry};
use common::endings::{scattered, solve, winner};
use common::{Dice, position};
use engine::{Limits, Solver, Unobserved, Verdict};

#[test]
fn known_endings_are_solved() {
    for (fen, verdict) in [
        // Over, each way.
        ("7/7/7/3x3/7/7/7 o 0 1", Verdict::Loss(0)),
        ("ooooooo/ooooooo/ooooooo/oooxxxx/xxxxxxx/xxxxxxx/xxxxxxx x 0 9", Verdict::Win(0)),
        ("x5o/7/7/7/7/7/o5x x 100 90", Verdict::Draw),
        // The last square, by a clone.
        ("1xxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 0 40", Verdict::Win(1)),
        // An elimination by a single landing.
        ("xo5/7/7/7/7/7/7 x 0 1", Verdict::Win(1)),
        // Red is locked out and watches, with too few pieces; then with enough of them.
        ("xoo4/ooo4/ooo4/7/7/7/7 x 0 1", Verdict::Loss(80)),
        ("xxxxxxx/xxxxxxx/xxxxxxx/xxxoooo/ooooooo/ooooooo/oooooo1 x 0 50", Verdict::Loss(2)),
        // So many gaps that the board fills evenly: nobody wins.
        ("xo----1/-------/-------/-------/-------/-------/------- x 0 1", Verdict::Draw),
        ("x-o1---/-------/-------/-------/-------/-------/------- o 0 1", Verdict::Win(1)),
        // One ply before the limit nothing can be won any more, unless a side is locked out.
        ("x5o/7/7/7/7/7/o5x x 99 90", Verdict::Unknown),
        ("xoo4/ooo4/ooo4/7/7/7/7 x 99 1", Verdict::Loss(1)),
    ] {
        let solution = solve(&mut Solver::new(1 << 16), &position(fen), 20_000);
        assert_eq!(solution.verdict, verdict, "{fen}: {solution:?}");
    }
}

#[test]
fn a_symmetry_changes_no_verdict() {
    let mut dice = Dice(5);
    let mut decided = 0;
    for _ in 0..30 {
        let empty = 1 + dice.below(3);
        let position = scattered(&mut dice, empty, 4);
        let of = |symmetry| {
            let solution = solve(&mut Solver::new(1 << 20), &position.transformed(symmetry), 5_000);
            (solution.verdict != Verdict::Unknown)
                .then(|| winner(&solution, position.turn()).map(|(side, _)| side))
        };
        let answers: Vec<_> = Symmetry::ALL.into_iter().filter_map(of).collect();
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?} in {position}");
        decided += answers.len();
    }
    assert!(decided > 120, "the sample decides little: {decided}");
}

/// Whoever plays as the solver says wins in time, whatever the other side plays.
#[test]
fn proven_wins_are_won_against_any_defence() {
    let mut dice = Dice(6);
    let mut won = 0;
    let mut solver = Solver::new(1 << 20);
    for round in 0..120 {
        let gaps = if round % 2 == 0 { 0 } else { 4 };
        let position = scattered(&mut dice, 1 + round % 5, gaps);
        won += u32::from(play_out(&mut solver, &mut dice, position));
    }
    assert!(won > 40, "the sample decides little: {won}");
}

fn play_out(solver: &mut Solver, dice: &mut Dice, start: Position) -> bool {
    let mut game = Game::new(start);
    let Some((side, mut left)) = winner(&solve(solver, &start, 2_000), start.turn()) else { return false };
    while game.outcome().is_none() {
        assert!(left > 0, "{start} took more plies than claimed");
        left -= 1;
        let position = *game.position();
        let moves = position.legal_moves();
        let mv = if position.turn() == side {
            let solution = solver.solve(&position, game.past(), Limits::nodes(20_000), &mut Unobserved);
            assert!(matches!(solution.verdict, Verdict::Win(_)), "{position} of {start}: {solution:?}");
            solution.best.expect("a win has a move")
        } else {
            moves[dice.below(moves.len())]
        };
        game.play(mv).unwrap();
    }
    assert_eq!(game.outcome().unwrap().winner, Some(side), "{start}");
    true
}

#[test]
fn lines_are_legal_and_solutions_repeat_themselves() {
    let mut dice = Dice(7);
    for round in 0..60 {
        let start = scattered(&mut dice, 1 + round % 5, round % 7);
        let solution = solve(&mut Solver::new(1 << 18), &start, 1_000);
        assert_eq!(solution, solve(&mut Solver::new(1 << 18), &start, 1_000), "{start}");
        assert!(solution.nodes <= 1_000);
        assert_eq!(solution.best, solution.line.first().copied(), "{start}");
        let mut position = start;
        for &mv in &solution.line {
            position.play(mv).unwrap_or_else(|error| panic!("{error} in {position}: {solution:?}"));
        }
    }
}

#[test]
fn where_a_position_has_come_twice_all_is_left_open() {
    let root = position("1xxxxxx/xxxxxxx/xxxxxxx/xxxxooo/ooooooo/ooooooo/ooooooo x 0 40");
    let solve =
        |past: &[Hash]| Solver::new(1 << 16).solve(&root, past, Limits::nodes(100), &mut Unobserved).verdict;
    assert_eq!(solve(&[Hash(1), Hash(2)]), Verdict::Win(1));
    assert_eq!(solve(&[Hash(1), Hash(2), Hash(1)]), Verdict::Unknown);
    assert_eq!(solve(&[root.hash()]), Verdict::Unknown);
}

//! The solver against a brute force that knows nothing but the rules.

mod common;

use std::collections::HashMap;

use ataxx::{Bitboard, BySide, Game, Hash, Move, Position, Setup, Side, Square, Symmetry};
use common::{Dice, position};
use engine::{Limits, Solution, Solver, Unobserved, Verdict};

/// Alpha–beta for a question with two answers, deeper and deeper: no proofs kept for other positions,
/// no end seen before it is there.
#[derive(Default)]
struct BruteForce {
    /// In so many plies there is a win, in so many there is none.
    known: HashMap<(Hash, u16, Side), (u16, u16)>,
    nodes: u64,
}

impl BruteForce {
    const NONE: u16 = u16::MAX;

    /// Who wins how soon, looking ahead as far as `nodes` suffice; and how far that was.
    fn decide(position: &Position, nodes: u64, farthest: u16) -> (Option<(Side, u16)>, u16) {
        let mut brute = BruteForce::default();
        let mut looked = 0;
        for plies in 0..=farthest {
            for side in Side::ALL {
                match brute.wins(position, side, plies, nodes) {
                    Some(true) => return (Some((side, plies)), plies),
                    Some(false) => {}
                    None => return (None, looked),
                }
            }
            looked = plies;
        }
        (None, looked)
    }

    /// Whether `side` wins within `plies`; `None` if the nodes ran out.
    fn wins(&mut self, position: &Position, side: Side, plies: u16, nodes: u64) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(side));
        }
        if plies == 0 {
            return Some(false);
        }
        let key = (position.hash(), position.halfmove_clock(), side);
        let (win, none) = self.known.get(&key).copied().unwrap_or((BruteForce::NONE, 0));
        if win <= plies || plies <= none {
            return Some(win <= plies);
        }
        self.nodes += 1;
        if self.nodes > nodes {
            return None;
        }
        let answer = self.any_or_all(position, side, plies, nodes)?;
        self.known.insert(key, if answer { (plies, none) } else { (win, plies) });
        Some(answer)
    }

    fn any_or_all(&mut self, position: &Position, side: Side, plies: u16, nodes: u64) -> Option<bool> {
        let attacks = position.turn() == side;
        for mv in by_conversions(position) {
            let mut next = *position;
            next.play_unchecked(mv);
            if self.wins(&next, side, plies - 1, nodes)? == attacks {
                return Some(attacks);
            }
        }
        Some(!attacks)
    }
}

fn by_conversions(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_key(|mv| {
        let converted = mv.to().map_or(0, |to| position.conversions(position.turn(), to).len());
        core::cmp::Reverse(2 * converted + u32::from(mv.is_clone()))
    });
    moves
}

/// A position with so many empty squares and gaps by chance, and the half-move clock low or late.
fn scattered(dice: &mut Dice, empty: usize, gaps: usize) -> Position {
    let mut squares = Square::ALL;
    for index in 0..Square::COUNT {
        squares.swap(index, index + dice.below(Square::COUNT - index));
    }
    let pieces = Square::COUNT - empty - gaps;
    let red = 1 + dice.below(pieces - 1);
    let take = |from: usize, len: usize| squares[from..from + len].iter().copied().collect::<Bitboard>();
    Position::new(Setup {
        pieces: BySide { red: take(0, red), blue: take(red, pieces - red) },
        gaps: take(pieces, gaps),
        turn: Side::ALL[dice.below(2)],
        halfmove_clock: if dice.below(4) == 0 { 90 + dice.below(11) as u16 } else { 0 },
        ..Setup::default()
    })
    .expect("the squares are distinct")
}

fn solve(solver: &mut Solver, position: &Position, nodes: u64) -> Solution {
    solver.solve(position, &[], Limits::nodes(nodes), &mut Unobserved)
}

fn winner(solution: &Solution, turn: Side) -> Option<(Side, u16)> {
    match solution.verdict {
        Verdict::Win(plies) => Some((turn, plies)),
        Verdict::Loss(plies) => Some((turn.other(), plies)),
        Verdict::Draw | Verdict::Unknown => None,
    }
}

/// How many of the positions both decided, and how many the solver and the brute force did.
#[derive(Default, Debug)]
struct Tally {
    both: u32,
    solver: u32,
    brute: u32,
    draws: u32,
}

/// Solver and brute force on one position: what one has found out the other may not deny.
fn compare(solver: &mut Solver, position: &Position, nodes: u64, tally: &mut Tally) {
    let solution = solve(solver, position, nodes);
    let (truth, looked) = BruteForce::decide(position, nodes * 5, 30);
    let found = winner(&solution, position.turn());
    tally.draws += u32::from(solution.verdict == Verdict::Draw);
    tally.solver += u32::from(solution.verdict != Verdict::Unknown);
    tally.brute += u32::from(truth.is_some());
    match (truth, found) {
        (Some((side, plies)), Some((claimed, within))) => {
            tally.both += 1;
            assert_eq!(side, claimed, "{position}: {solution:?}");
            assert!(plies <= within, "too optimistic, {plies} plies it takes in {position}: {solution:?}");
        }
        (Some(_), None) => assert_eq!(solution.verdict, Verdict::Unknown, "{truth:?} in {position}"),
        (None, Some((_, within))) => {
            assert!(within > looked, "not within {looked}: {position}, {solution:?}")
        }
        (None, None) => {}
    }
}

fn compare_many(seed: u64, rounds: usize, nodes: u64) -> Tally {
    let mut dice = Dice(seed);
    let mut tally = Tally::default();
    let mut solver = Solver::new(1 << 22);
    for round in 0..rounds {
        let gaps = [0, 0, 1, 4, 12, 25][dice.below(6)];
        let position = scattered(&mut dice, 1 + round % 7, gaps);
        compare(&mut solver, &position, nodes, &mut tally);
    }
    tally
}

#[test]
fn the_solver_agrees_with_brute_force() {
    let tally = compare_many(1, 250, 300);
    assert!(tally.both > 80 && tally.draws > 3, "the sample decides little: {tally:?}");
}

/// `cargo test --release -p engine --test solver -- --ignored --nocapture`
#[test]
#[ignore = "minutes: for releases"]
fn the_solver_agrees_with_brute_force_on_ten_thousand_positions() {
    let tally = compare_many(2, 10_000, 1_000);
    println!("{tally:?}");
    assert!(tally.both > 4_000, "the sample decides little: {tally:?}");
}

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

//! The solver against a brute force that knows nothing but the rules.

mod common;

use ataxx::{Position, Side};
use common::Dice;
use common::brute_force::BruteForce;
use common::endings::{scattered, solve, winner};
use engine::{Solution, Solver, Verdict};

/// How many empty squares positions have here, at most.
const EMPTY_MAX: usize = 7;
/// How far the brute force looks ahead by itself, at most, in plies.
const FARTHEST: u16 = 40;

/// Positions with a number of empty squares.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    positions: u32,
    /// The solver has decided them.
    solved: u32,
    /// Neither side wins, it says.
    drawn: u32,
    /// The brute force has found the winner by itself.
    found: u32,
    /// It has found what the solver says, or confirmed it.
    checked: u32,
}

/// Who has how many nodes for a position.
#[derive(Clone, Copy)]
struct Nodes {
    solver: u64,
    brute: u64,
    /// To confirm what the solver says.
    confirm: u64,
}

#[test]
fn the_solver_agrees_with_brute_force() {
    let tally = check_until(1, 400, Nodes { solver: 300, brute: 300, confirm: 1_000 });
    let many = sum(&tally[4..], |of| of.checked);
    assert!(sum(&tally, |of| of.drawn) > 3 && many > 40, "the sample decides little: {tally:?}");
}

/// `cargo test --release -p engine --test agreement -- --ignored --nocapture`
#[test]
#[ignore = "minutes: for releases"]
fn the_solver_agrees_with_brute_force_on_ten_thousand_positions() {
    let tally = check_until(2, 10_000, Nodes { solver: 10_000, brute: 1_000, confirm: 50_000 });
    for (empty, tally) in (1..).zip(&tally) {
        println!("{empty} empty: {tally:?}");
    }
}

/// Looks at random positions until so many are checked.
fn check_until(seed: u64, checked: u32, nodes: Nodes) -> [Tally; EMPTY_MAX] {
    let mut dice = Dice(seed);
    let mut tally = [Tally::default(); EMPTY_MAX];
    let mut solver = Solver::new(1 << 22);
    for round in 0.. {
        if sum(&tally, |of| of.checked) >= checked {
            break;
        }
        let gaps = [0, 0, 1, 4, 12, 25][dice.below(6)];
        let position = scattered(&mut dice, 1 + round % EMPTY_MAX, gaps);
        check(&mut solver, &position, nodes, &mut tally[round % EMPTY_MAX]);
    }
    tally
}

fn sum(tally: &[Tally], what: impl Fn(&Tally) -> u32) -> u32 {
    tally.iter().map(what).sum()
}

/// Solver and brute force on one position: what one has found out the other may not deny.
fn check(solver: &mut Solver, position: &Position, nodes: Nodes, tally: &mut Tally) {
    let solution = solve(solver, position, nodes.solver);
    let claimed = winner(&solution, position.turn());
    let (found, looked) = BruteForce::decide(position, nodes.brute, FARTHEST);
    compare(position, &solution, claimed, (found, looked));
    tally.positions += 1;
    tally.solved += u32::from(solution.verdict != Verdict::Unknown);
    tally.drawn += u32::from(solution.verdict == Verdict::Draw);
    tally.found += u32::from(found.is_some());
    let confirmed = claimed.and_then(|claim| {
        let mut hint = |position: &Position| solve(solver, position, nodes.solver).best;
        BruteForce::confirm(position, claim, nodes.confirm, &mut hint)
    });
    assert_ne!(confirmed, Some(false), "not so soon: {position}, {solution:?}");
    tally.checked += u32::from(confirmed.is_some() || found.is_some() && claimed.is_some());
}

/// What the brute force has found by itself, with the first plies in which there is no win, beside what is claimed.
fn compare(
    position: &Position,
    solution: &Solution,
    claimed: Option<(Side, u16)>,
    (found, looked): (Option<(Side, u16)>, u16),
) {
    match (found, claimed) {
        (Some((side, plies)), Some((claimed, within))) => {
            assert_eq!(side, claimed, "{position}: {solution:?}");
            assert!(plies <= within, "too optimistic, {plies} plies it takes in {position}: {solution:?}");
        }
        (Some(_), None) => assert_eq!(solution.verdict, Verdict::Unknown, "{found:?} in {position}"),
        (None, Some((_, within))) => {
            assert!(within > looked, "not within {looked}: {position}, {solution:?}")
        }
        (None, None) => {}
    }
}

//! Forced wins and losses against a brute force that leaves nothing out.

mod common;

use ataxx::{Bitboard, BySide, Position, Setup, Side, Square};
use common::Dice;
use engine::{Engine, Limits, Report, Score, ScoreKind, Unobserved};

/// The distance of a forced end within `depth` plies, as a score; a draw for "none, or drawn".
fn brute_force(position: &Position, depth: u16) -> Score {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == position.turn() => Score::win_in(0),
            Some(_) => Score::loss_in(0),
        };
    }
    if depth == 0 {
        return Score::DRAW;
    }
    let value = |mv| {
        let mut next = *position;
        next.play_unchecked(mv);
        farther(-brute_force(&next, depth - 1))
    };
    position.legal_moves().iter().map(|&mv| value(mv)).max().expect("an unfinished game has moves")
}

fn farther(score: Score) -> Score {
    match score.kind() {
        ScoreKind::Win(plies) => Score::win_in(plies + 1),
        ScoreKind::Loss(plies) => Score::loss_in(plies + 1),
        ScoreKind::Pieces(_) => score,
    }
}

/// A position with so many pieces of each side and gaps, on squares by chance.
fn scattered(dice: &mut Dice, red: usize, blue: usize, gaps: usize) -> Position {
    let mut squares = Square::ALL;
    for index in 0..red + blue + gaps {
        squares.swap(index, index + dice.below(Square::COUNT - index));
    }
    let take = |from: usize, len: usize| squares[from..from + len].iter().copied().collect::<Bitboard>();
    Position::new(Setup {
        pieces: BySide { red: take(0, red), blue: take(red, blue) },
        gaps: take(red + blue, gaps),
        turn: Side::ALL[dice.below(2)],
        ..Setup::default()
    })
    .expect("the squares are distinct")
}

fn search(position: &Position, depth: u8) -> Report {
    Engine::new(1 << 18).search(
        position,
        &[],
        Limits { depth, nodes: 2_000_000, ..Limits::default() },
        &mut Unobserved,
    )
}

/// What the search claims about ends within `plies` must be so; and what is so it must find if it
/// looks `farther` plies farther, at most `detour` plies later than possible. Whether the truth is
/// such an end.
fn check(position: &Position, plies: u16, farther: u16, detour: u16) -> bool {
    let truth = brute_force(position, plies);
    let report = search(position, (plies + farther) as u8);
    let distance = |score: Score| match score.kind() {
        ScoreKind::Win(plies) | ScoreKind::Loss(plies) => Some(plies),
        ScoreKind::Pieces(_) => None,
    };
    let found = distance(report.score);
    match distance(truth) {
        None => assert!(found.is_none_or(|found| found > plies), "no such end in {position}: {report:?}"),
        Some(nearest) => {
            let near = found.is_some_and(|found| (nearest..=nearest + detour).contains(&found));
            assert!(near, "{truth:?} in {position}: {report:?}");
            assert_eq!(truth.is_win(), report.score.is_win(), "{position}: {report:?}");
        }
    }
    truth.is_decisive()
}

#[test]
fn eliminations_within_three_plies_are_found_and_none_is_made_up() {
    let mut dice = Dice(3);
    let mut forced = [0; 2];
    for round in 0..150 {
        let (red, blue) = (1 + dice.below(3), 1 + dice.below(3));
        let gaps = if round % 3 == 0 { 6 } else { 0 };
        let position = scattered(&mut dice, red, blue, gaps);
        forced[usize::from(check(&position, 3, 8, 6))] += 1;
    }
    assert!(forced[0] > 20 && forced[1] > 20, "the sample decides nothing: {forced:?}");
}

#[test]
fn endings_with_few_empty_squares_are_exact() {
    let mut dice = Dice(4);
    let mut forced = 0;
    for round in 0..300 {
        let empty = 1 + round % 3;
        let gaps = if round % 2 == 0 { 4 } else { 0 };
        let red = 10 + dice.below(29 - gaps);
        let position = scattered(&mut dice, red, Square::COUNT - empty - gaps - red, gaps);
        forced += u32::from(check(&position, if empty == 3 { 3 } else { 4 }, 8, 4));
    }
    assert!(forced > 100, "the sample decides little: {forced}");
}

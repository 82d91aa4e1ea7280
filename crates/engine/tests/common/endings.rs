//! Endings by chance, and what the solver says of them.

use ataxx::{Bitboard, BySide, Position, Setup, Side, Square};
use engine::{Limits, Solution, Solver, Unobserved, Verdict};

use super::Dice;

/// A position with so many empty squares and gaps by chance, and the half-move clock low or late.
pub fn scattered(dice: &mut Dice, empty: usize, gaps: usize) -> Position {
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

pub fn solve(solver: &mut Solver, position: &Position, nodes: u64) -> Solution {
    solver.solve(position, &[], Limits::nodes(nodes), &mut Unobserved)
}

/// The side that wins, and within how many plies.
pub fn winner(solution: &Solution, turn: Side) -> Option<(Side, u16)> {
    match solution.verdict {
        Verdict::Win(plies) => Some((turn, plies)),
        Verdict::Loss(plies) => Some((turn.other(), plies)),
        Verdict::Draw | Verdict::Unknown => None,
    }
}

//! A course of the game, out of what is remembered.

use alloc::vec::Vec;

use ataxx::{Move, Position, Side};

use super::board::Board;
use super::memory::Memory;
use super::proof::Proof;
use super::{Solution, Verdict, ends};

/// The best move of a decided solution, then what the proofs in `memory` say: the winner plays the
/// shortest, the loser the longest.
pub(super) fn of(memory: &Memory, root: &Position, solution: &Solution) -> Vec<Move> {
    let (winner, most) = match solution.verdict {
        Verdict::Win(plies) => (root.turn(), plies),
        Verdict::Loss(plies) => (root.turn().other(), plies),
        Verdict::Draw | Verdict::Unknown => return Vec::new(),
    };
    let (mut line, mut position) = (Vec::new(), *root);
    let mut next = solution.best;
    while let Some(mv) = next.filter(|_| line.len() < usize::from(most)) {
        line.push(mv);
        position.play_unchecked(mv);
        next = best(memory, &position, winner);
    }
    line
}

fn best(memory: &Memory, position: &Position, winner: Side) -> Option<Move> {
    let moves = position.legal_moves();
    let mut known = Vec::new();
    for mv in &moves {
        let mut next = *position;
        next.play_unchecked(mv);
        known.push((mv, proof(memory, &next, winner)));
    }
    let proven = known.iter().filter_map(|&(mv, proof)| Some((mv, proof?.plies)));
    if position.turn() == winner {
        proven.min_by_key(|&(_, plies)| plies).map(|(mv, _)| mv)
    } else if known.iter().all(|(_, proof)| proof.is_some()) {
        proven.max_by_key(|&(_, plies)| plies).map(|(mv, _)| mv)
    } else {
        None
    }
}

fn proof(memory: &Memory, position: &Position, winner: Side) -> Option<Proof> {
    let (board, defends) = (Board::of(position, winner), position.turn() != winner);
    let clock = position.halfmove_clock();
    match ends::of(&board, defends, clock) {
        Some(ends::End::Won(proof)) => Some(proof),
        Some(_) => None,
        None => memory.find(&board, defends, clock),
    }
}

//! What a position looks like without looking ahead: hand-written terms over bitboards.

use ataxx::{Bitboard, Position, Side};

use crate::Score;

/// The expected margin of the side to move, judged by the looks of the position alone.
pub(crate) fn evaluate(position: &Position) -> Score {
    let us = position.turn();
    let balance = worth(position, us) - worth(position, us.other());
    Score::pieces(balance + TEMPO)
}

const TEMPO: i32 = 60;
const PIECE: i32 = 100;
const EXPOSED: i32 = -12;

fn worth(position: &Position, side: Side) -> i32 {
    let own = position.pieces(side);
    let attackable = position.empty() & reach(position.pieces(side.other()));
    let exposed = (own & attackable.grown()).len() as i32;
    PIECE * own.len() as i32 + EXPOSED * exposed
}

/// The squares within a jump of a set.
fn reach(pieces: Bitboard) -> Bitboard {
    pieces.grown().grown()
}

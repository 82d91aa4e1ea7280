//! What a position brings about by itself: passes, and the end by the rules. One place decides when a
//! side passes, so that no player and no caller ever does.

use ataxx::{Game, Move};

use super::{Session, What};
use crate::game::End;

/// Plays the passes that `board` forces, and says them and the end, if it is one.
pub(super) fn follow(board: &mut Game) -> Vec<What> {
    let mut happened = Vec::new();
    while board.outcome().is_none() && !board.position().has_move(board.position().turn()) {
        happened.push(What::Passed { by: board.position().turn() });
        board.play(Move::Pass).expect("a side without a move passes");
    }
    happened.extend(board.outcome().map(|outcome| What::Ended { end: End::from(outcome) }));
    happened
}

/// What the position that play starts from brings about, before anybody does anything: nothing, unless
/// it is over already or the side to move is locked out.
pub(super) fn at_the_start(session: &Session) -> Vec<What> {
    if session.start_is_due() { follow(&mut session.board.clone()) } else { Vec::new() }
}

//! What needs no search: ends, and positions in which one side can only watch.

use ataxx::{Bitboard, NO_CLONE_LIMIT, ring1};

use super::board::Board;
use super::proof::Proof;

/// The answer to "does the attacker win?".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Won(Proof),
    NotWon,
    /// Not won because of the no-clone limit.
    NotWonInTime,
}

/// The answer, if the position is over or as good as over. In the order of the rules.
pub(super) fn of(board: &Board, defends: bool, clock: u16) -> Option<End> {
    if board.defender.is_empty() {
        return Some(End::Won(Proof::in_plies(0)));
    }
    if board.attacker.is_empty() {
        return Some(End::NotWon);
    }
    if board.empty.is_empty() {
        return Some(counted(board, Proof::in_plies(0)).unwrap_or(End::NotWon));
    }
    let (attacker, defender) = (board.attacker_can_move(), board.defender_can_move());
    if !attacker && !defender {
        let blocked = Proof { robust: false, ..Proof::in_plies(0) };
        return Some(counted(board, blocked).unwrap_or(End::NotWon));
    }
    if clock >= NO_CLONE_LIMIT {
        let limit = Proof { robust: false, timed: true, ..Proof::in_plies(0) };
        let locked_out = !attacker || !defender;
        return Some(if locked_out { counted(board, limit) } else { None }.unwrap_or(End::NotWonInTime));
    }
    if !attacker || !defender {
        return locked_out(board, defends, clock, attacker);
    }
    last_square(board, defends)
}

fn counted(board: &Board, proof: Proof) -> Option<End> {
    (board.lead() > 0).then_some(End::Won(proof))
}

/// One side passes for good while the other fills the board by clones, which let nobody out: enough
/// for whoever has the majority then. Filling is not the only thing to do, so it may prove nothing.
fn locked_out(board: &Board, defends: bool, clock: u16, attacker_moves: bool) -> Option<End> {
    let empty = board.empty.len();
    // The passes before the first clone must not meet the limit.
    if clock + 1 >= NO_CLONE_LIMIT {
        return None;
    }
    if attacker_moves {
        let plies = 2 * empty as u16 - u16::from(!defends);
        let won = board.lead() + empty as i32 > 0 && fills(board.attacker, board.empty);
        won.then_some(End::Won(Proof { quiet: u16::from(defends), ..Proof::in_plies(plies) }))
    } else {
        let held = board.lead() <= empty as i32 && fills(board.defender, board.empty);
        held.then_some(End::NotWon)
    }
}

/// Whether filling the only empty square settles it.
fn last_square(board: &Board, defends: bool) -> Option<End> {
    if board.empty.len() != 1 {
        return None;
    }
    let around = ring1(board.empty.first()?);
    let (ours, theirs) = (around & board.attacker, around & board.defender);
    if defends {
        let held = !theirs.is_empty() && board.lead() - 2 * (ours.len() as i32) < 2;
        held.then_some(End::NotWon)
    } else {
        let won = !ours.is_empty() && board.lead() + 2 * (theirs.len() as i32) + 1 > 0;
        won.then_some(End::Won(Proof::in_plies(1)))
    }
}

/// Whether clones alone take `pieces` to all of `squares`.
pub(super) fn fills(pieces: Bitboard, squares: Bitboard) -> bool {
    let mut filled = pieces.grown() & squares;
    loop {
        let grown = filled.grown() & squares;
        if grown == filled {
            return filled == squares;
        }
        filled = grown;
    }
}

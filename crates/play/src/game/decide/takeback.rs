use ataxx::Side;

use super::{Refusal, Session, What, going_on, is_long, on_this_board};
use crate::id::Version;
use crate::stake::Stake;

/// Asks to undo one's last move, once for each board, in a game that is not for a rating. The computer always agrees.
pub(super) fn offer(session: &Session, by: Side, answers: Version) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    on_this_board(session, answers)?;
    if session.terms.stake == Stake::Ranked {
        return Err(Refusal::NotInRanked);
    }
    let plies = before_last_move(session, by).ok_or(Refusal::NothingToTakeBack)?;
    // Without takebacks every game comes to its end.
    if is_long(session) {
        return Err(Refusal::TooSoon);
    }
    if session.with_computer() {
        return Ok(vec![What::TookBack { by, plies }]);
    }
    match session.offers.takeback {
        Some(offerer) if offerer == by => Ok(vec![]),
        // Both want to go back.
        Some(_) => Ok(vec![as_far_as_both(session, by, plies)]),
        None if session.offers.undo_asked_on[by] == Some(session.board_version) => Err(Refusal::TooSoon),
        None => Ok(vec![What::TakebackOffered { by }]),
    }
}

/// Each would undo a move of their own, and what came after it: what both would undo is undone, once.
fn as_far_as_both(session: &Session, by: Side, plies: u16) -> What {
    match before_last_move(session, by.other()) {
        Some(theirs) if theirs > plies => What::TookBack { by: by.other(), plies: theirs },
        _ => What::TookBack { by, plies },
    }
}

pub(super) fn accept(session: &Session, by: Side, answers: Version) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    on_this_board(session, answers)?;
    let offerer = by.other();
    if session.offers.takeback != Some(offerer) {
        return Err(Refusal::NoOffer);
    }
    let plies = before_last_move(session, offerer).ok_or(Refusal::NothingToTakeBack)?;
    Ok(vec![What::TookBack { by: offerer, plies }])
}

/// Declines the opponent's request, or withdraws one's own.
pub(super) fn decline(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.offers.takeback.is_none() {
        return Err(Refusal::NoOffer);
    }
    Ok(vec![What::TakebackDeclined { by }])
}

/// How many plies remain if `side`'s last move of its own is undone, and all after it.
fn before_last_move(session: &Session, side: Side) -> Option<u16> {
    session.plies.iter().rposition(|ply| ply.by == side && ply.id.is_some()).map(|ply| ply as u16)
}

use ataxx::Side;

use super::{Refusal, Session, What};
use crate::id::GameId;

/// How often each side may ask for a rematch of one game.
pub const REMATCH_OFFERS_MAX: u8 = 3;

/// Asks for another game; if the opponent has asked too (a computer always has), it is agreed. A game
/// has one successor at most.
pub(super) fn offer(session: &Session, by: Side, next: GameId) -> Result<Vec<What>, Refusal> {
    over(session)?;
    if session.next.is_some() {
        return Ok(vec![]);
    }
    let agreed = session.with_computer() || session.offers.rematch == Some(by.other());
    match session.offers.rematch {
        _ if agreed => Ok(vec![What::Rematched { next }]),
        Some(_) => Ok(vec![]),
        None if session.offers.rematches[by] >= REMATCH_OFFERS_MAX => Err(Refusal::TooSoon),
        None => Ok(vec![What::RematchOffered { by }]),
    }
}

/// Declines the opponent's offer, or withdraws one's own.
pub(super) fn decline(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    over(session)?;
    if session.offers.rematch.is_none() {
        return Err(Refusal::NoOffer);
    }
    Ok(vec![What::RematchDeclined { by }])
}

fn over(session: &Session) -> Result<(), Refusal> {
    if session.end.is_none() {
        return Err(Refusal::NotOver);
    }
    // An invitation nobody accepted leaves nobody to play with.
    if session.open_seat().is_some() { Err(Refusal::NoOpponent) } else { Ok(()) }
}

use ataxx::Side;

use super::{Refusal, Session, What, going_on};
use crate::game::{End, EndReason, Verdict};

/// Plies that must lie between a side's draw offers.
pub const PLIES_BETWEEN_DRAW_OFFERS: u16 = 10;

pub(super) fn offer(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.with_computer() {
        return Err(Refusal::NotWithComputer);
    }
    if session.turn().is_none() {
        return Err(Refusal::NoOpponent);
    }
    match session.offers.draw {
        Some(offerer) if offerer == by => return Ok(vec![]),
        // Both want it.
        Some(_) => return accept(session, by),
        None => {}
    }
    let plies = session.plies.len() as u16;
    if session.offers.drawn_at[by].is_some_and(|before| plies < before + PLIES_BETWEEN_DRAW_OFFERS) {
        return Err(Refusal::TooSoon);
    }
    Ok(vec![What::DrawOffered { by }])
}

pub(super) fn accept(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.offers.draw != Some(by.other()) {
        return Err(Refusal::NoOffer);
    }
    Ok(vec![What::Ended { end: End { verdict: Verdict::Drawn, reason: EndReason::Agreed, by: Some(by) } }])
}

/// Declines the opponent's offer, or withdraws one's own.
pub(super) fn decline(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.offers.draw.is_none() {
        return Err(Refusal::NoOffer);
    }
    Ok(vec![What::DrawDeclined { by }])
}

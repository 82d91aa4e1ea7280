//! Ways to stop playing.

use ataxx::Side;

use super::{Refusal, Session, Timestamp, What, going_on};
use crate::game::{Claim, End, EndReason, Verdict};

pub(super) fn resign(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.open_seat().is_some() {
        return Err(Refusal::NoOpponent);
    }
    Ok(vec![What::Ended { end: End::won(by.other(), EndReason::Resigned).by(by) }])
}

/// Either player may call the game off before both have moved; so may the one who waits for somebody
/// to accept.
pub(super) fn abort(session: &Session, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if session.both_moved() {
        return Err(Refusal::TooLateToAbort);
    }
    Ok(vec![What::Ended { end: End::void(EndReason::Aborted).by(by) }])
}

/// The player who waits takes the win, or a draw.
pub(super) fn claim(session: &Session, now: Timestamp, by: Side, claim: Claim) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    let (side, claimable) = session.away().ok_or(Refusal::NotAway)?;
    if side == by || now < claimable {
        return Err(Refusal::NotAway);
    }
    let verdict = match claim {
        Claim::Win => Verdict::Won(by),
        Claim::Draw => Verdict::Drawn,
    };
    Ok(vec![What::Ended { end: End { verdict, reason: EndReason::Abandoned, by: Some(by) } }])
}

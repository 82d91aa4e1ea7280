//! An administrator ends a game.

use super::{Refusal, Session, Timestamp, What, going_on};
use crate::game::{End, EndReason, Verdict};

/// The game ends as ruled, unless it has ended, or time ends it, first. Where nobody has taken the other seat it can
/// only be called off.
pub(super) fn rule(session: &Session, now: Timestamp, verdict: Verdict) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    if let Some(end) = session.overdue(now) {
        return Ok(vec![What::Ended { end }]);
    }
    if session.open_seat().is_some() && verdict != Verdict::Void {
        return Err(Refusal::NoOpponent);
    }
    Ok(vec![What::Ended { end: End { verdict, reason: EndReason::Administrator, by: None } }])
}

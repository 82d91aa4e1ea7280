//! Connections come and go; so may the server.

use ataxx::Side;

use super::{Refusal, Seat, Session, Timestamp, What, is_long};
use crate::time::Millis;

/// Time the players get to come back after an outage, before anybody is charged again.
pub const COMING_BACK: Millis = Millis::seconds(10);

/// Presence is recorded only where it can matter: between people, by the clock. Who leaves before both
/// have moved, or while the other seat is open, is away all the same once it matters: a connection that
/// is gone says so once.
pub(super) fn left(session: &Session, side: Side) -> Result<Vec<What>, Refusal> {
    let matters = session.end.is_none()
        && session.terms.time.is_live()
        && !session.with_computer()
        && session.seats[side] == Seat::Human
        && session.away_since[side].is_none()
        && !is_long(session);
    Ok(if matters { vec![What::Left { side }] } else { vec![] })
}

pub(super) fn returned(session: &Session, side: Side) -> Result<Vec<What>, Refusal> {
    let was_away = session.end.is_none() && session.away_since[side].is_some();
    Ok(if was_away { vec![What::Returned { side }] } else { vec![] })
}

/// Gives back the part of an outage that fell into this game's present turn, and a while to come back. An
/// outage may follow on another: then the while counts from the last of them, and no moment is given back
/// twice. What ended before the time that the log accounts for has been dealt with already.
pub(super) fn excuse(session: &Session, from: Timestamp, until: Timestamp) -> Result<Vec<What>, Refusal> {
    if session.end.is_some() || until <= from.max(session.accounted_until) {
        return Ok(vec![]);
    }
    // Up to here the turn was charged, or nobody was; it began before that.
    let back = session.turn().map_or(from, |side| session.rested_until[side]);
    let charged_until = from.max(session.accounted_until).max(session.charged_from).max(back);
    let resumes = until + COMING_BACK;
    let lost = (resumes - charged_until).at_least_zero();
    Ok(vec![What::Excused { lost, until, resumes }])
}

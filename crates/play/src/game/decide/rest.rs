//! Vacations in games over days.

use ataxx::Side;

use super::{Seat, Session, Timestamp, What, is_long};
use crate::time_control::TimeControl;

/// A side is on vacation from `from` until `until`. Saying so again changes nothing; a flag that had fallen by `from`
/// has fallen.
pub(super) fn rest(session: &Session, side: Side, from: Timestamp, until: Timestamp) -> Vec<What> {
    if let Some(end) = session.overdue(from) {
        return vec![What::Ended { end }];
    }
    let matters = session.end.is_none()
        && matches!(session.terms.time, TimeControl::Days(_))
        && session.seats[side] == Seat::Human
        && !is_long(session);
    let known = (session.rested_from[side], session.rested_until[side]);
    // Of vacations before the last one the log knows all that it ever will.
    let news = from >= known.0 && (from, until) != known && until >= from;
    let same = from == known.0;
    if matters && news && (same || until > from) { vec![What::Rested { side, from, until }] } else { vec![] }
}

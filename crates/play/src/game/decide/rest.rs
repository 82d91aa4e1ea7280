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
    let until = until.max(from);
    let before = session.rested_until[side];
    let over = until.max(before) <= from;
    if matters && until != before && !over { vec![What::Rested { side, from, until }] } else { vec![] }
}

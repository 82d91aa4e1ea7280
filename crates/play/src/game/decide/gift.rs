use ataxx::Side;

use super::{Refusal, Session, Timestamp, What, going_on};
use crate::time::Millis;

/// What is given at once.
pub const GIFT: Millis = Millis::seconds(15);
/// How often each side may give in one game.
pub const GIFTS_MAX: u8 = 10;

/// Gives the opponent time: between people, while a clock of hours and minutes runs, up to a bound.
pub(super) fn give(session: &Session, now: Timestamp, by: Side) -> Result<Vec<What>, Refusal> {
    going_on(session)?;
    let time = session.terms.time;
    let may_give = time.is_live() && !session.with_computer();
    let running = session.clock.filter(|clock| may_give && clock.running_since().is_some());
    let (Some(clock), Some(turn)) = (running, session.turn()) else { return Err(Refusal::CannotGiveTime) };
    let to = by.other();
    let left = if to == turn { clock.left_at(to, now) } else { clock.left(to) };
    if session.gifts[by] >= GIFTS_MAX || left + GIFT > time.gifts_up_to() {
        return Err(Refusal::EnoughTime);
    }
    Ok(vec![What::TimeGiven { to, ms: GIFT }])
}

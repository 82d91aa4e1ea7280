use super::{Command, Refusal, Session, Timestamp, What, going_on};

/// All a visitor can do is take an open seat.
pub(super) fn visitor(session: &Session, now: Timestamp, command: Command) -> Result<Vec<What>, Refusal> {
    if command != Command::Join {
        return Err(Refusal::NotAPlayer);
    }
    if let Some(end) = session.overdue(now) {
        return Ok(vec![What::Ended { end }]);
    }
    going_on(session)?;
    let side = session.open_seat().ok_or(Refusal::SeatTaken)?;
    Ok(vec![What::Joined { side }])
}

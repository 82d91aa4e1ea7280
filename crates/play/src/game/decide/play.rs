use ataxx::{Move, Side};

use super::{Refusal, Session, Timestamp, What, going_on};
use crate::clock::Charge;
use crate::game::{End, EndReason};
use crate::id::{CommandId, Version};
use crate::time::Millis;

/// A move as it was sent.
pub(super) struct Played {
    pub answers: Version,
    pub id: CommandId,
    pub mv: Move,
    pub lag: Millis,
}

/// A clone or jump, the passes it forces, and the end it may bring.
pub(super) fn play(
    session: &Session,
    now: Timestamp,
    by: Side,
    played: Played,
) -> Result<Vec<What>, Refusal> {
    let Played { answers, id, mv, lag } = played;
    going_on(session)?;
    if answers > session.version {
        return Err(Refusal::Ahead);
    }
    let turn = session.turn().ok_or(Refusal::NoOpponent)?;
    if answers < session.board_version {
        return Err(Refusal::Stale);
    }
    if turn != by {
        return Err(Refusal::NotYourTurn);
    }
    let mut board = session.board.clone();
    board.play(mv).map_err(|_| Refusal::Illegal)?;

    let Charge { spent, compensated } = charge(session, by, now, lag);
    if let Some(clock) = session.clock
        && spent >= clock.left(by)
    {
        return Ok(vec![What::Ended { end: End::won(by.other(), EndReason::Flag) }]);
    }
    let mut happened = vec![What::Moved { by, id, mv, spent, compensated }];
    while board.outcome().is_none() && !board.position().has_move(board.position().turn()) {
        happened.push(What::Passed { by: board.position().turn() });
        board.play(Move::Pass).expect("a side without a move passes");
    }
    if let Some(outcome) = board.outcome() {
        happened.push(What::Ended { end: End::from(outcome) });
    }
    Ok(happened)
}

fn charge(session: &Session, by: Side, now: Timestamp, lag: Millis) -> Charge {
    session
        .clock
        .map_or(Charge { spent: Millis::ZERO, compensated: Millis::ZERO }, |clock| clock.charge(by, now, lag))
}

use ataxx::{Move, Side};

use super::follow::follow;
use super::{Refusal, Session, Timestamp, What, going_on, on_this_board};
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
    let turn = session.turn().ok_or(Refusal::NoOpponent)?;
    on_this_board(session, answers)?;
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
    happened.extend(follow(&mut board));
    Ok(happened)
}

fn charge(session: &Session, by: Side, now: Timestamp, lag: Millis) -> Charge {
    session
        .clock
        .map_or(Charge { spent: Millis::ZERO, compensated: Millis::ZERO }, |clock| clock.charge(by, now, lag))
}

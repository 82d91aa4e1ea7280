//! What each command causes, one file per matter.

mod draw;
mod follow;
mod gift;
mod join;
mod leave;
mod play;
mod presence;
mod rematch;
mod rest;
mod rule;
mod takeback;

pub use draw::PLIES_BETWEEN_DRAW_OFFERS;
pub use gift::{GIFT, GIFTS_MAX};
pub use presence::COMING_BACK;
pub use rematch::REMATCH_OFFERS_MAX;

use super::{Actor, Command, Event, Refusal, Seat, Session, What};
use crate::id::Version;
use crate::time::Timestamp;

/// Events after which a log takes only what brings its game to an end: plies are bounded by the rules,
/// offers by plies; what could go on for ever stops here.
const LONG: Version = Version(5_000);

pub(super) fn decide(
    session: &Session,
    now: Timestamp,
    by: Actor,
    command: Command,
) -> Result<Vec<Event>, Refusal> {
    // The log's times never go back, whatever the server's clock does.
    let now = now.max(session.updated);
    let mut events = stamped(now, follow::at_the_start(session));
    if events.is_empty() {
        return Ok(stamped(now, actor(session, now, by, command)?));
    }
    let mut ahead = session.clone();
    events.iter().for_each(|event| ahead.apply(event));
    match actor(&ahead, now, by, command) {
        Ok(happened) => events.extend(stamped(now, happened)),
        // As with a deadline that has passed: what was due happens in place of what was asked.
        Err(Refusal::Over) => {}
        Err(refusal) => return Err(refusal),
    }
    Ok(events)
}

fn stamped(at: Timestamp, happened: Vec<What>) -> Vec<Event> {
    happened.into_iter().map(|what| Event { at, what }).collect()
}

fn actor(session: &Session, now: Timestamp, by: Actor, command: Command) -> Result<Vec<What>, Refusal> {
    match by {
        // Nobody holds an open seat.
        Actor::Seat(side) if session.seats[side] == Seat::Open => Err(Refusal::NotAPlayer),
        Actor::Seat(side) => seat(session, now, side, command),
        Actor::Visitor => join::visitor(session, now, command),
        Actor::Server => server(session, now, command),
    }
}

fn seat(session: &Session, now: Timestamp, by: ataxx::Side, command: Command) -> Result<Vec<What>, Refusal> {
    // What was done stays done, even if a deadline has passed since. The same message names an older
    // board than the one it led to; a new move under an old id would be lost if it were taken for it.
    if let Command::Move { answers, id, mv, .. } = command
        && let Some(ply) = session.played(by, id)
    {
        let again = ply.mv == mv && answers < session.board_version;
        return if again { Ok(vec![]) } else { Err(Refusal::IdReused) };
    }
    if let Some(end) = session.overdue(now) {
        return Ok(vec![What::Ended { end }]);
    }
    match command {
        Command::Move { answers, id, mv, lag } => {
            play::play(session, now, by, play::Played { answers, id, mv, lag })
        }
        Command::Resign => leave::resign(session, by),
        Command::Abort => leave::abort(session, by),
        Command::OfferDraw => draw::offer(session, by),
        Command::AcceptDraw => draw::accept(session, by),
        Command::DeclineDraw => draw::decline(session, by),
        Command::OfferTakeback { answers } => takeback::offer(session, by, answers),
        Command::AcceptTakeback { answers } => takeback::accept(session, by, answers),
        Command::DeclineTakeback => takeback::decline(session, by),
        Command::OfferRematch { next } => rematch::offer(session, by, next),
        Command::DeclineRematch => rematch::decline(session, by),
        Command::GiveTime => gift::give(session, now, by),
        Command::Claim(claim) => leave::claim(session, now, by, claim),
        Command::Join => Err(Refusal::SeatTaken),
        Command::Leave(_)
        | Command::Return(_)
        | Command::Excuse { .. }
        | Command::Rest { .. }
        | Command::Rule(_)
        | Command::Tick => Err(Refusal::NotTheServer),
    }
}

fn server(session: &Session, now: Timestamp, command: Command) -> Result<Vec<What>, Refusal> {
    match command {
        Command::Leave(side) => presence::left(session, side),
        Command::Return(side) => presence::returned(session, side),
        Command::Excuse { from, until } => presence::excuse(session, from, until.min(now)),
        Command::Rest { side, from, until } => Ok(rest::rest(session, side, from.min(now), until)),
        Command::Rule(verdict) => rule::rule(session, now, verdict),
        Command::Tick => Ok(session.overdue(now).map(|end| What::Ended { end }).into_iter().collect()),
        _ => Err(Refusal::NotAPlayer),
    }
}

fn is_long(session: &Session) -> bool {
    session.version >= LONG
}

/// For what is meant for the board as it was at version `answers`.
fn on_this_board(session: &Session, answers: Version) -> Result<(), Refusal> {
    if answers > session.version {
        Err(Refusal::Ahead)
    } else if answers < session.board_version {
        Err(Refusal::Stale)
    } else {
        Ok(())
    }
}

/// For what can only be done while the game goes on.
fn going_on(session: &Session) -> Result<(), Refusal> {
    if session.end.is_some() { Err(Refusal::Over) } else { Ok(()) }
}

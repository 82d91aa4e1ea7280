//! A game in the words of the wire.

use ataxx::{BySide, Game, Move, Side};
use play::{End, EndReason, Event, GameId, Millis, Session, TimeControl, Timestamp, What};
use protocol::{
    Away, Clock, Ended, Happened, Line, Offers, Players, PlyText, Resting, Seat, Seats, Snapshot, State,
    Time, Update, Verdict,
};
use store::Seated;

use super::timers::GONE;
use crate::wire::{legal, player, ply};

/// What is not in a game's log.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub seated: &'a BySide<Option<Seated>>,
    pub watchers: u32,
}

/// The whole game for somebody who sits at `you`, or watches.
pub(super) fn snapshot(
    id: GameId,
    session: &Session,
    now: Timestamp,
    you: Option<Side>,
    around: Around<'_>,
    chat: Vec<Line>,
) -> Snapshot {
    Snapshot {
        game: id.to_string(),
        version: session.version().0,
        now: now.0,
        you,
        time: time(session.terms().time),
        stake: stake(session.terms().stake),
        players: players(around.seated),
        patience: patience(session),
        start: session.terms().start.to_string(),
        plies: plies(session),
        watchers: around.watchers,
        chat,
        state: state(session, now),
    }
}

/// From the loss of a connection until a claim.
fn patience(session: &Session) -> Option<i64> {
    let time = session.terms().time;
    let claims = time.is_live() && !session.with_computer();
    claims.then(|| (GONE + time.patience()).0)
}

/// A board before any game: what the home page shows.
pub(crate) fn start_snapshot(now: Timestamp, level: u8) -> Snapshot {
    let terms = play::Terms::casual(TimeControl::Untimed);
    let seats = BySide { red: play::Seat::Human, blue: play::Seat::Computer(play::Level(level)) };
    let session = Session::begin(&Session::create(now, terms, seats)).expect("a creation begins a game");
    let nowhere = GameId::from_numbers([0; GameId::LEN]);
    let around = Around { seated: &BySide::default(), watchers: 0 };
    let mut snapshot = snapshot(nowhere, &session, now, Some(Side::Red), around, Vec::new());
    (snapshot.game, snapshot.version) = (String::new(), 0);
    snapshot
}

/// What took `before` to `after`, event by event.
pub(super) fn update(
    id: GameId,
    before: &Session,
    after: &Session,
    events: &[Event],
    seated: Option<&BySide<Option<Seated>>>,
    now: Timestamp,
) -> Update {
    let mut board = before.board().clone();
    Update {
        game: id.to_string(),
        after: before.version().0,
        version: after.version().0,
        now: now.0,
        events: events.iter().filter_map(|event| happened(&event.what, &mut board)).collect(),
        players: seated.map(players),
        state: state(after, now),
    }
}

fn happened(what: &What, board: &mut Game) -> Option<Happened> {
    Some(match *what {
        What::Created { .. } => return None,
        What::Joined { side } => Happened::Joined { side },
        What::Moved { by, id, mv, .. } => Happened::Moved { by, id: id.0, ply: ply(board, mv) },
        What::Passed { by } => Happened::Passed { by, ply: ply(board, Move::Pass) },
        What::DrawOffered { by } => Happened::DrawOffered { by },
        What::DrawDeclined { by } => Happened::DrawDeclined { by },
        What::TakebackOffered { by } => Happened::TakebackOffered { by },
        What::TakebackDeclined { by } => Happened::TakebackDeclined { by },
        What::TookBack { by, plies } => Happened::TookBack { by, plies },
        What::Left { side } => Happened::Left { side },
        What::Returned { side } => Happened::Returned { side },
        What::Excused { lost, .. } => Happened::Excused { lost: lost.0 },
        What::Rested { side, until, .. } => Happened::Rested { side, until: until.0 },
        What::TimeGiven { to, ms } => Happened::TimeGiven { to, ms: ms.0 },
        What::Ended { .. } => Happened::Ended,
        What::RematchOffered { by } => Happened::RematchOffered { by },
        What::RematchDeclined { by } => Happened::RematchDeclined { by },
        What::Rematched { .. } => Happened::Rematched,
    })
}

fn plies(session: &Session) -> Vec<PlyText> {
    let mut board = Game::new(session.terms().start);
    session.plies().iter().map(|played| ply(&mut board, played.mv)).collect()
}

fn state(session: &Session, now: Timestamp) -> State {
    let position = session.board().position();
    let turn = session.turn();
    let offers = session.offers();
    State {
        turn,
        legal: turn.map(|_| legal(position)),
        seats: Seats { red: seat(session.seat(Side::Red)), blue: seat(session.seat(Side::Blue)) },
        clock: clock(session, now),
        offers: Offers { draw: offers.draw, takeback: offers.takeback, rematch: offers.rematch },
        away: session.away().map(|(side, at)| Away { side, claimable_at: at.0 }),
        occurrences: u8::try_from(session.board().occurrences()).unwrap_or(u8::MAX),
        no_clone_plies: position.halfmove_clock(),
        end: session.end().map(ended),
        next: session.next().map(|next| next.to_string()),
        deadline: session.deadline().map(|at| at.0),
        resting: resting(session, now),
    }
}

pub(super) fn players(seated: &BySide<Option<Seated>>) -> Players {
    Players { red: seated.red.as_ref().map(player), blue: seated.blue.as_ref().map(player) }
}

pub(crate) fn stake(stake: play::Stake) -> protocol::Stake {
    match stake {
        play::Stake::Casual => protocol::Stake::Casual,
        play::Stake::Ranked => protocol::Stake::Ranked,
    }
}

fn resting(session: &Session, now: Timestamp) -> Option<Resting> {
    let until = |side| session.rests_until(side, now).map(|until| until.0);
    let resting = Resting { red: until(Side::Red), blue: until(Side::Blue) };
    (resting.red.is_some() || resting.blue.is_some()).then_some(resting)
}

pub(super) fn seat(seat: play::Seat) -> Seat {
    match seat {
        play::Seat::Open => Seat::Open,
        play::Seat::Human => Seat::Human,
        play::Seat::Computer(level) => Seat::Computer { level: level.0 },
    }
}

/// Clocks as of the moment from which the running one falls: for who is on vacation, their return.
fn clock(session: &Session, now: Timestamp) -> Option<Clock> {
    let clock = session.clock()?;
    let running = session.turn().filter(|_| clock.running_since().is_some());
    let since = clock.running_since().unwrap_or(session.updated());
    let back = running.and_then(|side| session.rests_until(side, now));
    // What was used up before the vacation is gone already.
    let at = back.map_or(since, |back| back.max(since));
    let left = |side| if running == Some(side) { clock.left_at(side, at).0 } else { clock.left(side).0 };
    Some(Clock { red: left(Side::Red), blue: left(Side::Blue), at: at.0, running })
}

pub(crate) fn time(control: TimeControl) -> Time {
    match control {
        TimeControl::Untimed => Time::Untimed,
        TimeControl::Increment { base: Millis(base), increment: Millis(increment) } => {
            Time::Increment { base, increment }
        }
        TimeControl::Days(days) => Time::Days { days },
    }
}

pub(crate) fn ended(end: End) -> Ended {
    let (verdict, winner) = match end.verdict {
        play::Verdict::Won(side) => (Verdict::Won, Some(side)),
        play::Verdict::Drawn => (Verdict::Drawn, None),
        play::Verdict::Void => (Verdict::Void, None),
    };
    Ended { verdict, winner, reason: reason(end.reason).to_owned(), by: end.by, words: None }
}

fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Eliminated => "eliminated",
        EndReason::Full => "full",
        EndReason::Blocked => "blocked",
        EndReason::Repetition => "repetition",
        EndReason::NoCloneLimit => "no-clone-limit",
        EndReason::Resigned => "resigned",
        EndReason::Flag => "flag",
        EndReason::Agreed => "agreed",
        EndReason::Aborted => "aborted",
        EndReason::Abandoned => "abandoned",
        EndReason::NotStarted => "not-started",
        EndReason::Expired => "expired",
        EndReason::Administrator => "administrator",
    }
}

//! Deciding, making durable, telling: in that order.

use ataxx::{BySide, Move, Side};
use play::{Actor, Command, CommandId, Event, Millis, PlayerId, Session, Stake, Timestamp, Version, What};
use protocol::{FromServer, Why};
use store::{Append, Finish, Seated, StoreError};

use super::outbox::encode;
use super::room::Room;
use super::seats::Sits;
use super::{refusal, view};
use crate::engines::Job;

/// How often a decision is taken anew because another server was faster.
const ATTEMPTS: usize = 4;
/// A computer that has not moved for this long is asked again, if need be by another server.
const COMPUTER_WAKE: Millis = Millis::seconds(3);

impl Room {
    /// Carries a command out. When it returns `Ok`, what it caused (if anything) is durable and told.
    pub(super) async fn act(&mut self, by: Actor, command: Command, seat: Option<Sits>) -> Result<(), Why> {
        for _ in 0..ATTEMPTS {
            let now = self.now();
            let events = self.session.decide(now, by, command).map_err(refusal::why)?;
            if events.is_empty() {
                return Ok(());
            }
            match self.commit(events, seat, now).await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict { .. }) => {
                    metrics::counter!("ataxx_conflicts_total").increment(1);
                    self.catch_up().await.map_err(|error| refusal::of_store(&error))?;
                }
                Err(error) => return Err(self.failed(&error).await),
            }
        }
        Err(Why::Full)
    }

    /// After a failure it may be unknown whether the events were written: the log tells.
    async fn failed(&mut self, error: &StoreError) -> Why {
        let why = refusal::of_store(error);
        if let Err(error) = self.catch_up().await {
            refusal::of_store(&error);
        }
        why
    }

    async fn commit(
        &mut self,
        events: Vec<Event>,
        seat: Option<Sits>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut after = self.session.clone();
        events.iter().for_each(|event| after.apply(event));
        let mut append = Append::new(self.id, self.session.version(), events.clone());
        append.wake_at = wake_at(&after, now);
        append.live = after.end().is_none();
        let joined = events.iter().any(|event| matches!(event.what, What::Joined { .. }));
        let sits = seat.filter(|_| joined);
        append.seats.extend(sits.map(|sits| (sits.side, sits.secret)));
        append.players.extend(sits.and_then(|sits| Some((sits.side, sits.user?))));
        append.finish = Finish::of(&after).filter(|_| self.session.end().is_none());
        let ranked = append.finish.is_some_and(|finish| finish.stake == Stake::Ranked);
        let batch = [Some(append), self.successor(&events, now)].into_iter().flatten().collect();
        self.games.0.store.append(batch).await?;
        if let Some(sits) = sits {
            self.seats.take(sits.side, sits.secret);
        }
        self.announce(after, &events, now).await;
        if ranked {
            let store = self.games.0.store.clone();
            self.games.0.tasks.spawn(crate::order::note_thinking(store, self.id, now));
        }
        Ok(())
    }

    /// The rematch is created in the same breath as it is agreed.
    fn successor(&self, events: &[Event], now: Timestamp) -> Option<Append> {
        let next = events.iter().find_map(|event| match event.what {
            What::Rematched { next } => Some(next),
            _ => None,
        })?;
        let first = self.session.successor(now);
        let mut append = Append::new(next, Version::ZERO, vec![first]);
        append.wake_at = Session::begin(&first).and_then(|session| wake_at(&session, now));
        append.seats = self.seats.swapped();
        append.players = swapped(&self.seated);
        Some(append)
    }

    /// Takes what other writers have appended, and tells it.
    pub(super) async fn catch_up(&mut self) -> Result<(), StoreError> {
        let store = &self.games.0.store;
        let events = store.events(self.id, self.session.version()).await?;
        if events.is_empty() {
            return Ok(());
        }
        self.seats = super::seats::Seats::new(&store.seats(self.id).await?);
        let mut after = self.session.clone();
        events.iter().for_each(|event| after.apply(event));
        self.announce(after, &events, self.now()).await;
        Ok(())
    }

    /// The state moves on and everybody hears of it. The events are durable by now.
    async fn announce(&mut self, after: Session, events: &[Event], now: Timestamp) {
        let others = events.iter().any(|event| changes_players(&event.what, after.terms().stake));
        if others {
            self.look_who_sits().await;
        }
        self.look_for_ruling(after.end()).await;
        let seated = others.then_some(&self.seated);
        let mut update = view::update(self.id, &self.session, &after, events, seated, now);
        update.state = self.with_ruling(update.state);
        self.letters.board_was(&self.session, &after);
        let before = std::mem::replace(&mut self.session, after);
        self.show();
        self.tell_players(Some(&before)).await;
        self.viewers.tell(&encode(&FromServer::Update(update)));
        let news = super::news::payload(self.games.0.teller, self.session.version());
        if let Err(error) = self.games.0.bus.publish(&super::news::subject(self.id), news).await {
            // Other servers find out when they next append.
            tracing::warn!(%error, "the news could not be told");
        }
        if before.end().is_none() && self.session.end().is_some() {
            self.keep_looked_away();
        }
        self.think_if_due();
        if let Some(next) = self.session.next() {
            // If a computer begins the rematch, it begins at once.
            let games = self.games.clone();
            self.games.0.tasks.spawn(async move { games.wake(next).await });
        }
    }

    /// Everybody here is told what the players are called now; in the game nothing has changed.
    pub(super) async fn renamed(&mut self) {
        self.look_who_sits().await;
        self.look_what_was_said().await;
        let (session, now) = (&self.session, self.now());
        let update = view::update(self.id, session, session, &[], Some(&self.seated), now);
        self.viewers.tell(&encode(&FromServer::Update(update)));
    }

    /// Reads who sits here, and what the game did to their ratings.
    async fn look_who_sits(&mut self) {
        match self.games.0.store.seated(self.id).await {
            Ok(seated) => self.seated = seated,
            Err(error) => {
                refusal::of_store(&error);
            }
        }
    }

    /// Asks the engine for the computer's move, once for each version.
    pub(super) fn think_if_due(&mut self) {
        let Some((_, level)) = self.session.computer_to_move() else { return };
        let version = self.session.version();
        if self.thinking == Some(version) {
            return;
        }
        let board = self.session.board();
        let job = Job {
            answers: version,
            position: *board.position(),
            past: board.past().to_vec(),
            level: level.0,
            to: self.me.clone(),
        };
        // A full queue is no loss: the game is woken again.
        self.thinking = self.games.0.engines.submit(job).then_some(version);
    }

    /// The computer's answer; dropped if the game has moved on.
    pub(super) async fn thought(&mut self, answers: Version, mv: Option<Move>) {
        if self.thinking == Some(answers) {
            self.thinking = None;
        }
        let Some((side, _)) = self.session.computer_to_move() else { return };
        let Some(mv) = mv.filter(|_| answers >= self.session.board_version()) else {
            return self.think_if_due();
        };
        // Any number that this seat uses once: versions never repeat.
        let id = CommandId(answers.0.into());
        let command = Command::Move { answers, id, mv, lag: Millis::ZERO };
        if let Err(why) = self.act(Actor::Seat(side), command, None).await {
            tracing::warn!(game = %self.id, why = why.key(), "the computer's move was refused");
        }
    }
}

/// Whether somebody sat down, or ratings moved.
fn changes_players(what: &What, stake: Stake) -> bool {
    match what {
        What::Joined { .. } => true,
        What::Ended { .. } => stake == Stake::Ranked,
        _ => false,
    }
}

/// The same users with colours swapped, for the rematch.
fn swapped(seated: &BySide<Option<Seated>>) -> Vec<(Side, PlayerId)> {
    let user = |side: Side| seated[side.other()].as_ref().map(|seated| (side, seated.user));
    Side::ALL.into_iter().filter_map(user).collect()
}

/// When the game must be looked at even if nobody follows it.
pub(super) fn wake_at(session: &Session, now: Timestamp) -> Option<Timestamp> {
    let computer = session.computer_to_move().map(|_| session.updated() + COMPUTER_WAKE);
    // One that is past has been sent, or is being sent by the room that is open.
    let reminder = session.reminder().filter(|&at| at > now);
    [session.deadline(), reminder, computer].into_iter().flatten().min()
}

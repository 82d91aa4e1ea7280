//! What a room does in games over days: answers by plan, reminders, vacations.

use ataxx::{BySide, Side};
use play::vacation::Vacation;
use play::{
    Actor, Command, CommandId, Event, GameId, Millis, PlayerId, Session, TimeControl, Timestamp, Version,
};
use protocol::Why;
use store::{Append, Planned, Store, StoreError};

use super::act::wake_at;
use super::refusal;
use super::room::Room;
use super::seats::Keys;
use crate::notify::Reminder;

/// The ids of moves that a plan makes begin here: no client numbers its own so high.
const PLANNED_ID: u64 = 1 << 52;

/// What games over days need besides their log.
#[derive(Debug)]
pub(super) struct Letters {
    plans: BySide<Option<Planned>>,
    /// The version of the board before it last changed.
    before: Version,
    /// The turn that has been reminded of, as far as this room knows.
    reminded: Option<Version>,
}

impl Letters {
    pub async fn load(
        store: &dyn Store,
        game: GameId,
        session: &Session,
        log: &[Event],
    ) -> Result<Letters, StoreError> {
        let over_days = is_over_days(session) && session.end().is_none();
        let planned = async |side| if over_days { store.planned(game, side).await } else { Ok(None) };
        let plans = BySide { red: planned(Side::Red).await?, blue: planned(Side::Blue).await? };
        let some = plans.red.is_some() || plans.blue.is_some();
        let before = if some { board_before(log) } else { session.board_version() };
        Ok(Letters { plans, before, reminded: None })
    }

    /// Takes note of the board that a plan may have been for.
    pub fn board_was(&mut self, before: &Session, after: &Session) {
        if before.board_version() != after.board_version() {
            self.before = before.board_version();
        }
    }
}

impl Room {
    /// All that is due in a game over days, after whatever happened.
    pub(super) async fn correspond(&mut self) {
        if !is_over_days(&self.session) {
            return;
        }
        for side in Side::ALL {
            self.follow_plan(side).await;
        }
        self.remind_if_due().await;
    }

    /// When something is to be done next, if nobody does anything.
    pub(super) fn next_due(&self) -> Option<Timestamp> {
        let reminder = self.session.reminder().filter(|_| !self.has_reminded());
        [self.session.deadline(), reminder].into_iter().flatten().min()
    }

    pub(super) fn planned(&self, keys: Keys) -> Result<Planned, Why> {
        let side = self.side(keys)?.ok_or(Why::NotAPlayer)?;
        let at = self.session.board_version();
        let kept = self.letters.plans[side].clone().filter(|planned| planned.at == at);
        Ok(kept.unwrap_or(Planned { at, plan: play::plan::Plan::default() }))
    }

    /// A plan is for the board as it is while the opponent is to move.
    pub(super) async fn plan(&mut self, keys: Keys, planned: Planned) -> Result<(), Why> {
        let side = self.side(keys)?.ok_or(Why::NotAPlayer)?;
        if self.session.end().is_some() {
            return Err(Why::Over);
        }
        if !is_over_days(&self.session) {
            return Err(Why::NotOpen);
        }
        let theirs = self.session.turn().ok_or(Why::NoOpponent)? != side;
        if planned.at != self.session.board_version() || !theirs {
            return Err(Why::Stale);
        }
        planned.plan.check(self.session.board()).map_err(|error| match error {
            play::plan::PlanError::TooLong => Why::TooLong,
            _ => Why::Illegal,
        })?;
        self.keep_plan(side, Some(planned)).await.map_err(|error| refusal::of_store(&error))
    }

    async fn keep_plan(&mut self, side: Side, planned: Option<Planned>) -> Result<(), StoreError> {
        let planned = planned.filter(|planned| !planned.plan.is_empty());
        self.games.0.store.plan(self.id, side, planned.clone()).await?;
        self.letters.plans[side] = planned;
        Ok(())
    }

    /// Answers the opponent's move if it was foreseen; a plan that the game has left is no plan any more.
    async fn follow_plan(&mut self, side: Side) {
        let Some(planned) = self.letters.plans[side].clone() else { return };
        let now_at = self.session.board_version();
        if planned.at == now_at && self.session.end().is_none() {
            return;
        }
        let answer = self.foreseen(side, &planned);
        let rest = match answer {
            None => None,
            Some((mv, rest)) => {
                let id = CommandId(PLANNED_ID + u64::from(now_at.0));
                let command = Command::Move { answers: now_at, id, mv, lag: Millis::ZERO };
                match self.act(Actor::Seat(side), command, None).await {
                    Ok(()) => Some(Planned { at: self.session.board_version(), plan: rest }),
                    Err(Why::Full | Why::Internal) => return self.timers.retry(self.now()),
                    Err(why) => {
                        tracing::info!(game = %self.id, why = why.key(), "a planned move can't be played");
                        None
                    }
                }
            }
        };
        if let Err(error) = self.keep_plan(side, rest).await {
            // It stays for a board that is gone, so it does nothing.
            refusal::of_store(&error);
            self.letters.plans[side] = None;
        }
    }

    fn foreseen(&self, side: Side, planned: &Planned) -> Option<(ataxx::Move, play::plan::Plan)> {
        let last = self.session.plies().last().filter(|ply| ply.by == side.other())?;
        let follows = planned.at == self.letters.before && self.session.turn() == Some(side);
        if follows { planned.plan.answer(last.mv) } else { None }
    }

    fn has_reminded(&self) -> bool {
        self.letters.reminded == Some(self.session.board_version())
    }

    async fn remind_if_due(&mut self) {
        let now = self.now();
        let due = self.session.reminder().is_some_and(|at| at <= now);
        if !due || self.has_reminded() || self.session.deadline().is_some_and(|at| at <= now) {
            return;
        }
        let turn = self.session.board_version();
        match self.games.0.store.remind(self.id, turn, now).await {
            Ok(first) => {
                self.letters.reminded = Some(turn);
                if first {
                    self.remind(now);
                }
                self.sleep_until_due(now).await;
            }
            Err(error) => {
                refusal::of_store(&error);
                self.timers.retry(now);
            }
        }
    }

    fn remind(&self, now: Timestamp) {
        let (Some(side), Some(deadline)) = (self.session.turn(), self.session.deadline()) else { return };
        let Some(seated) = &self.seated[side] else { return };
        self.games.0.notify.remind(Reminder {
            game: self.id,
            user: seated.user,
            opponent: self.seated[side.other()].as_ref().map(|opponent| opponent.name.clone()),
            left: deadline - now,
        });
    }

    /// The store wakes this game no more for a reminder that has been sent.
    async fn sleep_until_due(&self, now: Timestamp) {
        let mut append = Append::new(self.id, self.session.version(), vec![]);
        append.wake_at = wake_at(&self.session, now);
        match self.games.0.store.append(vec![append]).await {
            // Whoever was faster has said when to wake.
            Ok(()) | Err(StoreError::Conflict { .. }) => {}
            Err(error) => {
                refusal::of_store(&error);
            }
        }
    }

    /// A user who sits here is on vacation, or ends it.
    pub(super) async fn rest(&mut self, user: PlayerId, vacation: Vacation) {
        for side in Side::ALL {
            if self.seated[side].as_ref().is_some_and(|seated| seated.user == user) {
                let Vacation { from, until } = vacation;
                self.quietly(Command::Rest { side, from, until }).await;
            }
        }
    }

    /// Looks whether somebody here is on vacation, as they may be without this game having heard of it.
    pub(super) async fn rest_who_is_away(&mut self) {
        if !is_over_days(&self.session) || self.session.end().is_some() {
            return;
        }
        for user in Side::ALL
            .into_iter()
            .filter_map(|side| Some(self.seated[side].as_ref()?.user))
            .collect::<Vec<_>>()
        {
            match self.games.0.store.vacations(user, self.session.updated()).await {
                Ok(vacations) => {
                    for vacation in vacations {
                        self.rest(user, vacation).await;
                    }
                }
                Err(error) => {
                    refusal::of_store(&error);
                }
            }
        }
    }
}

fn is_over_days(session: &Session) -> bool {
    matches!(session.terms().time, TimeControl::Days(_))
}

/// The version of the board before its last change.
fn board_before(log: &[Event]) -> Version {
    let Some((first, rest)) = log.split_first() else { return Version::ZERO };
    let Some(mut session) = Session::begin(first) else { return Version::ZERO };
    let mut before = session.board_version();
    for event in rest {
        let board = session.board_version();
        session.apply(event);
        if session.board_version() != board {
            before = board;
        }
    }
    before
}

//! Reminding whoever is to move, once a turn.

use play::Timestamp;
use store::{Append, Planned, StoreError};

use crate::games::act::wake_at;
use crate::games::refusal;
use crate::games::room::Room;
use crate::notify::Reminder;

impl Room {
    /// When something is to be done next, if nobody does anything.
    pub(in crate::games) fn next_due(&self) -> Option<Timestamp> {
        let reminder = self.session.reminder().filter(|_| !self.has_reminded());
        // Only a plan that could not be followed just now is for another board than this.
        let board = self.session.board_version();
        let plans = &self.letters.plans;
        let is_left = |plan: &Option<Planned>| plan.as_ref().is_some_and(|planned| planned.at != board);
        let plan = (is_left(&plans.red) || is_left(&plans.blue)).then(|| self.session.updated());
        [self.session.deadline(), reminder, plan].into_iter().flatten().min()
    }

    fn has_reminded(&self) -> bool {
        self.letters.reminded == Some(self.session.board_version())
    }

    pub(super) async fn remind_if_due(&mut self) {
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
}

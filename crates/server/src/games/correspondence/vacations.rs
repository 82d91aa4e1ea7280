//! Players on vacation.

use ataxx::Side;
use play::vacation::Vacation;
use play::{Command, PlayerId};

use super::is_over_days;
use crate::games::refusal;
use crate::games::room::Room;

impl Room {
    /// A user who sits here is on vacation, or ends it.
    pub(in crate::games) async fn rest(&mut self, user: PlayerId, vacation: Vacation) {
        for side in Side::ALL {
            if self.seated[side].as_ref().is_some_and(|seated| seated.user == user) {
                let Vacation { from, until } = vacation;
                self.quietly(Command::Rest { side, from, until }).await;
            }
        }
    }

    /// Looks whether somebody here is on vacation, as they may be without this game having heard of it.
    pub(in crate::games) async fn rest_who_is_away(&mut self) {
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

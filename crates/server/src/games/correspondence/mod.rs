//! What a room does in games over days: answers by plan, reminders, vacations.

mod plans;
mod reminders;
mod vacations;

#[cfg(test)]
mod tests;

use ataxx::{BySide, Side};
use play::{Event, GameId, Session, TimeControl, Version};
use store::{Planned, Store, StoreError};

use super::room::Room;

/// What games over days need besides their log.
#[derive(Debug)]
pub(in crate::games) struct Letters {
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
    pub(in crate::games) async fn correspond(&mut self) {
        if !is_over_days(&self.session) {
            return;
        }
        for side in Side::ALL {
            self.follow_plan(side).await;
        }
        self.remind_if_due().await;
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

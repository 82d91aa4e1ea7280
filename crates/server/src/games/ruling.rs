//! A game that an administrator ends, and the words that go with it.

use play::{Actor, Command, End, EndReason, Verdict};
use protocol::{State, Why};

use super::refusal;
use super::room::Room;

impl Room {
    /// True if the game ended by it; false if something else ended it first.
    ///
    /// # Errors
    /// [`Why::Over`] of a game that had ended, [`Why::NoOpponent`], and what keeps it from being kept.
    pub(super) async fn rule(&mut self, verdict: Verdict) -> Result<bool, Why> {
        self.act(Actor::Server, Command::Rule(verdict), None).await?;
        Ok(self.session.end().is_some_and(is_ruled))
    }

    /// Reads what the administrator said, of a game that one ended so.
    pub(super) async fn look_for_ruling(&mut self, end: Option<End>) {
        if !end.is_some_and(is_ruled) {
            return;
        }
        match self.games.0.store.ruling(self.id).await {
            Ok(ruling) => self.ruling = ruling,
            Err(error) => {
                refusal::of_store(&error);
            }
        }
    }

    /// The state with the administrator's words.
    pub(super) fn with_ruling(&self, mut state: State) -> State {
        if let Some(end) = &mut state.end {
            end.words.clone_from(&self.ruling);
        }
        state
    }
}

fn is_ruled(end: End) -> bool {
    end.reason == EndReason::Administrator
}

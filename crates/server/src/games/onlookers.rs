//! Who may look on.

use ataxx::Side;
use play::{PlayerId, Session};
use protocol::Why;

use super::refusal;
use super::room::Room;
use super::seats::{Keys, users};
use crate::people::KeptOut;

impl Room {
    /// The side from which whoever shows these keys sees the game; none for who looks on.
    ///
    /// # Errors
    /// [`Why::WrongSeat`]; [`Why::MayNotWatch`] until the game is over, for whom a player has blocked.
    pub(super) async fn seen_from(&self, keys: Keys) -> Result<Option<Side>, Why> {
        let side = self.side(keys)?;
        if side.is_none() {
            self.may_watch(keys.user).await?;
        }
        Ok(side)
    }

    /// Whether this reader, who has no seat here, may look on, and say something about it.
    ///
    /// # Errors
    /// [`Why::MayNotWatch`] until the game is over, for whom a player has blocked.
    pub(super) async fn may_watch(&self, reader: Option<PlayerId>) -> Result<(), Why> {
        if self.session.end().is_some() {
            return Ok(());
        }
        let kept_out = KeptOut::of(&*self.games.0.store, reader).await;
        let kept_out = kept_out.map_err(|error| refusal::of_store(&error))?;
        if kept_out.covers(users(&self.seated)) { Err(Why::MayNotWatch) } else { Ok(()) }
    }

    pub(super) async fn look(&self, keys: Keys) -> Result<Session, Why> {
        self.seen_from(keys).await?;
        Ok(self.session.clone())
    }

    /// Lets nobody look on any longer whom this player has blocked.
    pub(super) async fn put_out(&mut self, player: PlayerId) {
        if self.session.end().is_some() || self.viewers.watchers() == 0 {
            return;
        }
        match self.games.0.store.blocking(player).await {
            Ok(blocked) => {
                self.viewers.put_out(|user| blocked.iter().any(|other| other.id == user));
                self.viewers_changed();
            }
            // They look on until they come anew.
            Err(error) => {
                refusal::of_store(&error);
            }
        }
    }
}

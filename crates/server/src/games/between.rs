//! Beginning a game between two users.

use ataxx::BySide;
use ataxx::Side;
use play::{GameId, PlayerId, Seat, Session, Terms, Version};
use protocol::Why;
use store::{Append, StoreError};

use super::act::wake_at;
use super::{Games, refusal};

impl Games {
    /// Creates the game of this id, unless it is there already, with both users at the board. Their sessions and
    /// tokens open the seats; there are no secrets.
    ///
    /// # Errors
    /// [`Why::Full`], [`Why::Internal`].
    pub async fn begin_between(
        &self,
        id: GameId,
        terms: Terms,
        players: BySide<PlayerId>,
    ) -> Result<(), Why> {
        let seats = BySide { red: Seat::Human, blue: Seat::Human };
        let first = Session::create(self.0.clock.now(), terms, seats);
        let session = Session::begin(&first).ok_or(Why::Internal)?;
        let mut append = Append::new(id, Version::ZERO, vec![first]);
        append.wake_at = wake_at(&session, self.0.clock.now());
        append.players = vec![(Side::Red, players.red), (Side::Blue, players.blue)];
        match self.0.store.append(vec![append]).await {
            Ok(()) => metrics::counter!("ataxx_games_created_total").increment(1),
            Err(StoreError::Conflict { .. }) => {}
            Err(error) => return Err(refusal::of_store(&error)),
        }
        // Its room tells both.
        self.wake(id).await;
        Ok(())
    }
}

//! A game between two who were paired.

use ataxx::{BySide, Side};
use play::seek::SeekId;
use play::{GameId, PlayerId, Seat, Terms};
use protocol::Why;
use store::SecretHash;

use super::Games;

/// Two who are to play. The same creator again is the same game.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    pub creator: SecretHash,
    pub terms: Terms,
    /// What opens each seat, and whose it is.
    pub seats: BySide<(SecretHash, PlayerId)>,
    /// Kept seeks that go with it.
    pub seeks: Vec<SeekId>,
}

impl Games {
    /// Creates the game, or finds it.
    ///
    /// # Errors
    /// [`Why::Full`], [`Why::Internal`]: then there is no such game, as far as the store can tell.
    pub async fn begin(&self, new: &Match) -> Result<GameId, Why> {
        let seats = BySide { red: Seat::Human, blue: Seat::Human };
        let created = self.create_once(new.terms, seats, |append| {
            append.creator = Some(new.creator);
            append.seats = Side::ALL.map(|side| (side, new.seats[side].0)).to_vec();
            append.players = Side::ALL.map(|side| (side, new.seats[side].1)).to_vec();
            append.seeks.clone_from(&new.seeks);
        });
        match created.await {
            Ok(game) => Ok(game),
            // It may have been written all the same.
            Err(why) => self.0.store.created_with(new.creator).await.ok().flatten().ok_or(why),
        }
    }
}

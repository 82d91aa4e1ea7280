//! A game between two who were paired.

use ataxx::{BySide, Side};
use play::seek::SeekId;
use play::{GameId, PlayerId, Seat, Terms};
use protocol::Why;
use store::SecretHash;

use super::Games;
use super::create::Creation;

/// Two who are to play.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    /// What leads to one game each: to this one, unless it has led to another.
    pub creators: Vec<SecretHash>,
    pub terms: Terms,
    /// What opens each seat, and whose it is.
    pub seats: BySide<(SecretHash, PlayerId)>,
    /// Kept seeks that go with it.
    pub seeks: Vec<SeekId>,
}

impl Games {
    /// Creates the game.
    ///
    /// # Errors
    /// [`Why::SeekGone`] if one of its creators has led to a game before. [`Why::Full`], [`Why::Internal`]: it may be
    /// there all the same.
    pub async fn begin(&self, new: &Match) -> Result<GameId, Why> {
        let seats = BySide { red: Seat::Human, blue: Seat::Human };
        let created = self.create_once(new.terms, seats, |append| {
            append.creators.clone_from(&new.creators);
            append.seats = Side::ALL.map(|side| (side, new.seats[side].0)).to_vec();
            append.players = Side::ALL.map(|side| (side, new.seats[side].1)).to_vec();
            append.seeks.clone_from(&new.seeks);
        });
        match created.await? {
            Creation::New(game) => Ok(game),
            Creation::Before(_) => Err(Why::SeekGone),
        }
    }
}

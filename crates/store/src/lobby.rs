//! What pairing needs to know of people, and the seeks that last while nobody is connected.

use async_trait::async_trait;
use play::conduct::Outcome;
use play::seek::SeekId;
use play::{PlayerId, Timestamp};

use crate::{SecretHash, StoreError};

/// Whom a user has played lately, and as what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Opponents of the last games that counted, the last one first.
    pub recent: Vec<PlayerId>,
    /// Those games played as Red less those played as Blue.
    pub balance: i32,
}

impl Company {
    /// Games that are looked at, the last ones.
    pub const GAMES: usize = 20;
}

/// Somebody looks for a game over days.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSeek {
    pub id: SeekId,
    pub user: PlayerId,
    /// What they want, as JSON.
    pub body: String,
    /// Opens the seat.
    pub secret: SecretHash,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
}

/// What the lobby reads and keeps.
#[async_trait]
pub trait Lobby {
    async fn company(&self, user: PlayerId) -> Result<Company, StoreError>;

    /// What the user has done to games that they were paired for, since then, the oldest first.
    async fn conduct(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Outcome>, StoreError>;

    /// Keeps it; one with this id is replaced. It goes with the game that [`Append::seeks`](crate::Append::seeks)
    /// names it for.
    async fn keep_seek(&self, seek: KeptSeek) -> Result<(), StoreError>;

    async fn drop_seek(&self, id: SeekId) -> Result<(), StoreError>;

    /// All that are kept and not over at `now`, but those of users who are gone.
    async fn kept_seeks(&self, now: Timestamp) -> Result<Vec<KeptSeek>, StoreError>;
}

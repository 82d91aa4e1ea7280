//! Invitations meant for one user.

use async_trait::async_trait;
use ataxx::Side;
use play::{GameId, PlayerId, Stake, TimeControl, Timestamp};

use crate::StoreError;

/// An invitation to a game, meant for one user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Of the game that it becomes.
    pub id: GameId,
    pub challenger: PlayerId,
    pub challenged: PlayerId,
    /// The challenger's.
    pub side: Side,
    pub time: TimeControl,
    pub stake: Stake,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
}

/// How many challenges may stand at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeLimits {
    /// By one challenger.
    pub sent: u32,
    /// To one challenged.
    pub received: u32,
}

/// What became of a new challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Challenging {
    Added,
    /// These two have one already, from this one to that one.
    Already(GameId),
    TooManySent,
    TooManyReceived,
}

/// Challenges that stand: neither accepted, nor ended, nor past their time.
#[async_trait]
pub trait Challenges {
    /// Adds it if the limits allow, and deletes what had its time before `forget`, accepted or not.
    async fn add_challenge(
        &self,
        challenge: Challenge,
        limits: ChallengeLimits,
        forget: Timestamp,
    ) -> Result<Challenging, StoreError>;

    /// The challenge, if it stands.
    async fn challenge(&self, id: GameId, now: Timestamp) -> Result<Option<Challenge>, StoreError>;

    /// The challenges by this user and to it that stand, the newest first.
    async fn challenges(&self, user: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError>;

    /// Accepts a challenge to this user: from now on it stands no more, and can be neither ended nor forgotten
    /// before its time. Accepting again answers the same. None if there is none, or it stands no more.
    async fn accept_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError>;

    /// Ends a challenge by this user or to it. None if there is none, or it stands no more.
    async fn end_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError>;
}

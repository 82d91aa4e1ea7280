use async_trait::async_trait;
use ataxx::Side;
use play::{GameId, PlayerId, Timestamp};

use crate::{SecretHash, StoreError};

/// A passkey that a user can sign in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The credential's own id.
    pub id: Vec<u8>,
    pub user: PlayerId,
    /// What is needed to check it, as JSON. It is public.
    pub credential: String,
    /// What its owner knows it by.
    pub label: String,
    pub created_at: Timestamp,
    pub used_at: Timestamp,
}

/// Something begun that is over in minutes: the making or the use of a passkey, a mail that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// The hash of what whoever began it was given.
    pub id: SecretHash,
    /// None where nobody is known yet.
    pub user: Option<PlayerId>,
    /// What it is.
    pub kind: String,
    /// What is needed to go on, as JSON.
    pub state: String,
    pub expires_at: Timestamp,
}

/// A user's place in a game, for the user's own copy of all that is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Sat {
    pub game: GameId,
    pub side: Side,
    pub ended_at: Option<Timestamp>,
    /// `won`, `drawn`, `lost` or `void`, once it is over.
    pub score: Option<String>,
    /// The main rating before and after, if it was rated.
    pub change: Option<(f64, f64)>,
}

/// How users prove who they are without a password, and what is kept of them.
#[async_trait]
pub trait Accounts {
    /// False if there is such a passkey already, whoever's it is.
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError>;

    async fn passkey(&self, id: &[u8]) -> Result<Option<Passkey>, StoreError>;

    /// The user's passkeys, the oldest first.
    async fn passkeys(&self, user: PlayerId) -> Result<Vec<Passkey>, StoreError>;

    /// It was used at `at`, and is from now on checked by this credential.
    async fn used_passkey(&self, id: &[u8], credential: &str, at: Timestamp) -> Result<(), StoreError>;

    /// False if the user has no such passkey.
    async fn remove_passkey(&self, user: PlayerId, id: &[u8]) -> Result<bool, StoreError>;

    /// Notes it, and forgets all that is over at `now`.
    async fn begin_ceremony(&self, ceremony: Ceremony, now: Timestamp) -> Result<(), StoreError>;

    /// Takes it out, so that it can be ended once; none if it is not there, is of another kind or over at `now`.
    async fn end_ceremony(
        &self,
        id: SecretHash,
        kind: &str,
        now: Timestamp,
    ) -> Result<Option<Ceremony>, StoreError>;

    /// The games the user has ever sat at, the one that ended last first, after those still on; at most `limit`.
    async fn sat(&self, user: PlayerId, limit: u32) -> Result<Vec<Sat>, StoreError>;
}

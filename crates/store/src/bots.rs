//! Programs that play, and what they show in place of a cookie.

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use crate::{NewUser, SecretHash, StoreError, User};

/// A bot, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bot {
    pub user: User,
    /// None if it has none, so that it can't come in.
    pub token: Option<Token>,
}

/// What is known of a token; itself it is known only to who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub created_at: Timestamp,
    /// None until its first use.
    pub used_at: Option<Timestamp>,
}

/// Bots and their tokens.
#[async_trait]
pub trait Bots {
    /// Adds a bot unless its owner has `most` of them; whether it was added.
    ///
    /// # Errors
    /// [`NameTaken`](StoreError::NameTaken), also for an id that is taken: draw another.
    async fn add_bot(&self, bot: NewUser, most: u32) -> Result<bool, StoreError>;

    /// The bots that this user owns, the oldest first.
    async fn bots(&self, owner: PlayerId) -> Result<Vec<Bot>, StoreError>;

    /// Gives a bot another token, or none: the one before opens nothing any more.
    async fn set_token(
        &self,
        bot: PlayerId,
        token: Option<SecretHash>,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// The bot whose token this is, unless it or its owner is gone.
    async fn token_user(&self, token: SecretHash) -> Result<Option<User>, StoreError>;

    async fn used_token(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError>;
}

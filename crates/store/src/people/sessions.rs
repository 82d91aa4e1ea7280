use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::User;
use crate::{SecretHash, StoreError};

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of what its cookie holds.
    pub token: SecretHash,
    pub user: PlayerId,
    /// What its owner knows it by.
    pub device: String,
    pub created_at: Timestamp,
    pub used_at: Timestamp,
}

/// Who is signed in where.
#[async_trait]
pub trait Sessions {
    async fn begin_session(&self, session: Session) -> Result<(), StoreError>;

    /// The session of this token and its user, unless the user is gone.
    async fn session(&self, token: SecretHash) -> Result<Option<(Session, User)>, StoreError>;

    /// The user's sessions, the one used last first.
    async fn sessions(&self, user: PlayerId) -> Result<Vec<Session>, StoreError>;

    async fn used_session(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError>;

    async fn end_session(&self, token: SecretHash) -> Result<(), StoreError>;

    /// Ends the user's sessions, all but one.
    async fn end_sessions(&self, user: PlayerId, but: Option<SecretHash>) -> Result<(), StoreError>;
}

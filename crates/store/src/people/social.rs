use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::Named;
use crate::StoreError;

/// What two users are to one another, from the first one's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between {
    pub follows: bool,
    pub blocks: bool,
    /// The other one blocks this one.
    pub blocked: bool,
}

/// Who follows whom, and who wants nothing to do with whom. Every change may be asked for again.
#[async_trait]
pub trait Social {
    /// Changes nothing where either blocks the other.
    async fn follow(&self, user: PlayerId, other: PlayerId, at: Timestamp) -> Result<(), StoreError>;

    async fn unfollow(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError>;

    /// From now on neither follows the other.
    async fn block(&self, user: PlayerId, other: PlayerId, at: Timestamp) -> Result<(), StoreError>;

    async fn unblock(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError>;

    async fn between(&self, user: PlayerId, other: PlayerId) -> Result<Between, StoreError>;

    /// Whom the user follows, by name.
    async fn following(&self, user: PlayerId) -> Result<Vec<Named>, StoreError>;

    /// Whom the user blocks, by name.
    async fn blocking(&self, user: PlayerId) -> Result<Vec<Named>, StoreError>;

    /// Who blocks the user.
    async fn blockers(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError>;

    /// All whom the user is to be kept apart from: blocked by the user or blocking the user.
    async fn kept_apart(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError>;
}

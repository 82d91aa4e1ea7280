use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{Between, Named, Social, StoreError, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Social for SqlStore<D> {
    async fn follow(&self, user: PlayerId, other: PlayerId, at: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::follow(connection, user, other, at).await }))
            .await
    }

    async fn unfollow(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::unfollow(connection, user, other).await }))
            .await
    }

    async fn block(&self, user: PlayerId, other: PlayerId, at: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::block(connection, user, other, at).await }))
            .await
    }

    async fn unblock(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::unblock(connection, user, other).await }))
            .await
    }

    async fn between(&self, user: PlayerId, other: PlayerId) -> Result<Between, StoreError> {
        sql::between(&self.readers, user, other).await
    }

    async fn following(&self, user: PlayerId) -> Result<Vec<Named>, StoreError> {
        sql::following(&self.readers, user).await
    }

    async fn blocking(&self, user: PlayerId) -> Result<Vec<Named>, StoreError> {
        sql::blocking(&self.readers, user).await
    }

    async fn blockers(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        sql::blockers(&self.readers, user).await
    }

    async fn kept_apart(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        sql::kept_apart(&self.readers, user).await
    }
}

use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp};

use super::SqlStore;
use crate::{Challenge, ChallengeLimits, Challenges, Challenging, StoreError, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Challenges for SqlStore<D> {
    async fn add_challenge(
        &self,
        challenge: Challenge,
        limits: ChallengeLimits,
        forget: Timestamp,
    ) -> Result<Challenging, StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::add_challenge(connection, &challenge, limits, forget).await })
            })
            .await
    }

    async fn challenge(&self, id: GameId, now: Timestamp) -> Result<Option<Challenge>, StoreError> {
        sql::challenge(&self.readers, id, now).await
    }

    async fn challenges(&self, user: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        sql::challenges(&self.readers, user, now).await
    }

    async fn accept_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::accept_challenge(connection, id, by, now).await })
            })
            .await
    }

    async fn end_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::end_challenge(connection, id, by, now).await })
            })
            .await
    }
}

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{Bot, Bots, NewUser, SecretHash, StoreError, User, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Bots for SqlStore<D> {
    async fn add_bot(&self, bot: NewUser, most: u32) -> Result<bool, StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::add_bot(connection, &bot, most).await }))
            .await
    }

    async fn bots(&self, owner: PlayerId) -> Result<Vec<Bot>, StoreError> {
        sql::bots(&self.readers, owner).await
    }

    async fn set_token(
        &self,
        bot: PlayerId,
        token: Option<SecretHash>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::set_token(connection, bot, token, at).await })
            })
            .await
    }

    async fn token_user(&self, token: SecretHash) -> Result<Option<User>, StoreError> {
        sql::token_user(&self.readers, token).await
    }

    async fn used_token(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::used_token(connection, token, at).await }))
            .await
    }
}

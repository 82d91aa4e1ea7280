use async_trait::async_trait;
use play::GameId;

use super::SqlStore;
use crate::{Chat, ChatLine, NewLine, StoreError, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Chat for SqlStore<D> {
    async fn say(&self, line: NewLine, most: u32) -> Result<Option<u32>, StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::say(connection, &line, most).await }))
            .await
    }

    async fn lines(&self, game: GameId, newest: u32) -> Result<Vec<ChatLine>, StoreError> {
        sql::lines(&self.readers, game, newest).await
    }
}

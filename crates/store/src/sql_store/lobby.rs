use async_trait::async_trait;
use play::conduct::Outcome;
use play::seek::SeekId;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::sql::lobby as sql;
use crate::{Company, KeptSeek, Lobby, StoreError};

#[async_trait]
impl<D: Send + Sync + 'static> Lobby for SqlStore<D> {
    async fn company(&self, user: PlayerId) -> Result<Company, StoreError> {
        sql::company(&self.readers, user).await
    }

    async fn conduct(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Outcome>, StoreError> {
        sql::conduct(&self.readers, user, since).await
    }

    async fn keep_seek(&self, seek: KeptSeek) -> Result<(), StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::keep_seek(connection, &seek).await }))
            .await
    }

    async fn drop_seek(&self, id: SeekId) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::drop_seek(connection, id).await }))
            .await
    }

    async fn kept_seeks(&self, now: Timestamp) -> Result<Vec<KeptSeek>, StoreError> {
        sql::kept_seeks(&self.readers, now).await
    }
}

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{SecretHash, Session, Sessions, StoreError, User, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Sessions for SqlStore<D> {
    async fn begin_session(&self, session: Session) -> Result<(), StoreError> {
        self.changes
            .change(|connection| Box::pin(async move { sql::begin_session(connection, &session).await }))
            .await
    }

    async fn session(&self, token: SecretHash) -> Result<Option<(Session, User)>, StoreError> {
        sql::session(&self.readers, token).await
    }

    async fn sessions(&self, user: PlayerId) -> Result<Vec<Session>, StoreError> {
        sql::sessions(&self.readers, user).await
    }

    async fn used_session(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::used_session(connection, token, at).await }))
            .await
    }

    async fn end_session(&self, token: SecretHash) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::end_session(connection, token).await }))
            .await
    }

    async fn end_sessions(&self, user: PlayerId, but: Option<SecretHash>) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::end_sessions(connection, user, but).await }))
            .await
    }
}

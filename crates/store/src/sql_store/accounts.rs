use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::SqlStore;
use crate::{Accounts, Ceremony, Passkey, Sat, SecretHash, StoreError, sql};

#[async_trait]
impl<D: Send + Sync + 'static> Accounts for SqlStore<D> {
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError> {
        self.changes
            .change(move |connection| Box::pin(async move { sql::add_passkey(connection, &passkey).await }))
            .await
    }

    async fn passkey(&self, id: &[u8]) -> Result<Option<Passkey>, StoreError> {
        sql::passkey(&self.readers, id).await
    }

    async fn passkeys(&self, user: PlayerId) -> Result<Vec<Passkey>, StoreError> {
        sql::passkeys(&self.readers, user).await
    }

    async fn used_passkey(&self, id: &[u8], credential: &str, at: Timestamp) -> Result<(), StoreError> {
        let (id, credential) = (id.to_owned(), credential.to_owned());
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::used_passkey(connection, &id, &credential, at).await })
            })
            .await
    }

    async fn remove_passkey(&self, user: PlayerId, id: &[u8]) -> Result<bool, StoreError> {
        let id = id.to_owned();
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::remove_passkey(connection, user, &id).await })
            })
            .await
    }

    async fn begin_ceremony(&self, ceremony: Ceremony, now: Timestamp) -> Result<(), StoreError> {
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::begin_ceremony(connection, &ceremony, now).await })
            })
            .await
    }

    async fn end_ceremony(
        &self,
        id: SecretHash,
        kind: &str,
        now: Timestamp,
    ) -> Result<Option<Ceremony>, StoreError> {
        let kind = kind.to_owned();
        self.changes
            .change(move |connection| {
                Box::pin(async move { sql::end_ceremony(connection, id, &kind, now).await })
            })
            .await
    }

    async fn sat(&self, user: PlayerId, limit: u32) -> Result<Vec<Sat>, StoreError> {
        sql::sat(&self.readers, user, limit).await
    }
}

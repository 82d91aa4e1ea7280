//! What every database answers: the query texts of `sql`, read by a pool and written by [`Writer`]s.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod correspondence;
mod history;
mod lobby;
mod order;
mod sessions;
mod social;
mod standings;
mod users;

use async_trait::async_trait;
use ataxx::Side;
use play::{Event, GameId, Timestamp, Version};

use crate::database::Pool;
use crate::writer::Writer;
use crate::{Append, Outage, SecretHash, Store, StoreError, sql};

/// A store in a database, such as [`SqliteStore`](crate::SqliteStore) or [`PostgresStore`](crate::PostgresStore). `D` is
/// what only that database has.
#[derive(Debug)]
pub struct SqlStore<D> {
    pub(crate) readers: Pool,
    /// Appends, and signs of life.
    pub(crate) appends: Writer,
    /// All other writes. Where only one may write, it is the same.
    pub(crate) changes: Writer,
    pub(crate) database: D,
}

impl<D> SqlStore<D> {
    #[cfg(test)]
    pub(crate) fn readers(&self) -> &Pool {
        &self.readers
    }
}

#[async_trait]
impl<D: Send + Sync + 'static> Store for SqlStore<D> {
    async fn append(&self, batch: Vec<Append>) -> Result<(), StoreError> {
        self.appends.append(batch).await
    }

    async fn events(&self, game: GameId, after: Version) -> Result<Vec<Event>, StoreError> {
        sql::events(&self.readers, game, after).await
    }

    async fn seats(&self, game: GameId) -> Result<Vec<(Side, SecretHash)>, StoreError> {
        sql::seats(&self.readers, game).await
    }

    async fn created_with(&self, creator: SecretHash) -> Result<Option<GameId>, StoreError> {
        sql::created_with(&self.readers, creator).await
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<(GameId, Timestamp)>, StoreError> {
        sql::due(&self.readers, now, limit).await
    }

    async fn next_wake(&self) -> Result<Option<Timestamp>, StoreError> {
        sql::next_wake(&self.readers).await
    }

    async fn live_games(&self) -> Result<u64, StoreError> {
        sql::live_games(&self.readers).await
    }

    async fn heartbeat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.appends.heartbeat(now).await
    }

    async fn record_outage(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        self.appends.record_outage(now).await
    }

    async fn outages(&self, after: Timestamp) -> Result<Vec<Outage>, StoreError> {
        sql::outages(&self.readers, after).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        if self.appends.is_closed() || self.changes.is_closed() {
            return Err(StoreError::Closed);
        }
        sql::check(&self.readers).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        // The writers last: of SQLite's connections the last to go folds the write-ahead log into the file, which a
        // reader may not.
        self.readers.close().await;
        let (changes, appends) = (self.changes.close().await, self.appends.close().await);
        changes.and(appends)
    }
}

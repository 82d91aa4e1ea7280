//! Everything in one file.

mod accounts;
mod backup;
mod bots;
mod challenges;
mod chat;
mod correspondence;
mod history;
mod inspect;
mod lobby;
mod lock;
mod migrations;
mod open;
mod order;
mod sessions;
mod social;
mod standings;
mod users;

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use ataxx::Side;
use play::{Event, GameId, Timestamp, Version};

use crate::writer::Writer;
use crate::{Append, Outage, SecretHash, Store, StoreError, sql};

pub use backup::backup;

/// A store in one SQLite file (beside it, while open: `-wal`, `-shm`, `.lock`).
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    readers: sql::Pool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, or makes it together with its folder. Call it within a tokio runtime, which
    /// then runs the task that writes.
    ///
    /// # Errors
    /// [`Corrupt`](StoreError::Corrupt), [`TooNew`](StoreError::TooNew) and
    /// [`Foreign`](StoreError::Foreign) leave the file as it is, byte for byte.
    /// [`InUse`](StoreError::InUse) if another server, or this one, has it open already.
    pub async fn open(path: impl AsRef<Path>) -> Result<SqliteStore, StoreError> {
        open::open(path.as_ref()).await
    }

    #[cfg(test)]
    pub(crate) fn readers(&self) -> &sql::Pool {
        &self.readers
    }

    /// A consistent copy as of now, made while the store serves; see [`backup()`].
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), StoreError> {
        backup(&self.path, to).await
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, batch: Vec<Append>) -> Result<(), StoreError> {
        self.writer.append(batch).await
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
        self.writer.heartbeat(now).await
    }

    async fn record_outage(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        self.writer.record_outage(now).await
    }

    async fn outages(&self, after: Timestamp) -> Result<Vec<Outage>, StoreError> {
        sql::outages(&self.readers, after).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        if self.writer.is_closed() {
            return Err(StoreError::Closed);
        }
        sql::check(&self.readers).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        // The writer last: the last connection to go folds the write-ahead log into the file, which
        // a reader may not.
        self.readers.close().await;
        self.writer.close().await
    }
}

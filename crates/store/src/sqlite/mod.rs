//! Everything in one file.

mod backup;
mod inspect;
mod lock;
mod open;

use std::path::{Path, PathBuf};

use crate::sql_store::SqlStore;
use crate::{Migrated, StoreError};

pub use backup::backup;

/// A store in one SQLite file (beside it, while open: `-wal`, `-shm`, `.lock`).
pub type SqliteStore = SqlStore<SqliteFile>;

/// What only a store in a file has.
#[derive(Debug)]
pub struct SqliteFile {
    path: PathBuf,
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

    /// Only brings the file into the newest form, as [`open`](SqliteStore::open) does too.
    ///
    /// # Errors
    /// As `open`.
    pub async fn migrate(path: impl AsRef<Path>) -> Result<Migrated, StoreError> {
        open::migrate(path.as_ref()).await
    }

    /// A consistent copy as of now, made while the store serves; see [`backup()`].
    pub async fn backup(&self, to: impl AsRef<Path>) -> Result<(), StoreError> {
        backup(&self.database.path, to).await
    }
}

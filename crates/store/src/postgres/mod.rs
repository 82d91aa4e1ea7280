//! Everything in a PostgreSQL database, which any number of servers share.

mod address;
mod inspect;
mod open;

use crate::sql_store::SqlStore;
use crate::{Migrated, StoreError};

/// A store in a PostgreSQL database. Any number of them, in any number of processes, may have the same one open.
pub type PostgresStore = SqlStore<PostgresServer>;

/// What only a store in a PostgreSQL database has.
#[derive(Debug)]
pub struct PostgresServer {
    /// Whose signs of life this store gives.
    server: String,
}

impl PostgresStore {
    /// Opens the database at this address, `postgres://user:password@host:5432/name`, and brings its tables into the
    /// newest form. Call it within a tokio runtime, which then runs the tasks that write.
    ///
    /// # Errors
    /// Within seconds, and the database is left as it is: [`Address`](StoreError::Address),
    /// [`Unreachable`](StoreError::Unreachable), [`Refused`](StoreError::Refused), [`TooOld`](StoreError::TooOld),
    /// [`TooNew`](StoreError::TooNew), [`Foreign`](StoreError::Foreign).
    pub async fn open(address: &str) -> Result<PostgresStore, StoreError> {
        open::open(address).await
    }

    /// Only brings the database's tables into the newest form, as [`open`](PostgresStore::open) does too.
    ///
    /// # Errors
    /// As `open`.
    pub async fn migrate(address: &str) -> Result<Migrated, StoreError> {
        open::migrate(address).await
    }

    /// What this store calls itself among all that have the database open. Each has a name of its own.
    pub fn server(&self) -> &str {
        &self.database.server
    }
}

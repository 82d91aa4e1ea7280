//! What only a store in a file can get wrong.

#[path = "../conformance/games.rs"]
mod games;

mod audit;
mod backup;
mod busy;
mod failed_commit;
mod in_use;
mod kill;
mod refused_files;
mod reopen;

use std::path::Path;

use store::SqliteStore;

async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).await.unwrap()
}

/// A connection past the store, for a test that meddles.
async fn connect(path: &Path) -> sqlx::SqliteConnection {
    use sqlx::ConnectOptions;
    sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.unwrap()
}

//! Files that are not for us are left as they are, byte for byte.

use std::fs;
use std::path::Path;

use play::Version;
use sqlx::Connection;
use store::{SqliteStore, Store, StoreError};

use crate::games::{creation, game};
use crate::{connect, open};

/// Opens it, expects an error, and that nothing has changed.
async fn refused(path: &Path) -> StoreError {
    let before = fs::read(path).unwrap();
    let error = SqliteStore::open(path).await.expect_err("must be refused");
    assert_eq!(fs::read(path).unwrap(), before);
    error
}

async fn new_database(path: &Path) {
    let store = open(path).await;
    store.append((0..100).map(creation).collect()).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_text_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    fs::write(&path, "not a database, but somebody's diary ".repeat(500)).unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error:?}");
}

#[tokio::test]
async fn half_a_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    new_database(&path).await;
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.set_len(file.metadata().unwrap().len() / 2).unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error:?}");
}

#[tokio::test]
async fn a_damaged_schema() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    new_database(&path).await;
    let mut bytes = fs::read(&path).unwrap();
    bytes[100..4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error:?}");
}

#[tokio::test]
async fn another_programs_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut connection = connect(&path).await;
    sqlx::raw_sql("CREATE TABLE diary (day TEXT, entry TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, StoreError::Foreign { .. }), "{error:?}");
}

#[tokio::test]
async fn a_newer_programs_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    new_database(&path).await;
    let mut connection = connect(&path).await;
    let step = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                VALUES (9999, 'from the future', TRUE, x'00', 0)";
    sqlx::raw_sql(step).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, StoreError::TooNew { found: 9999, known: 1.. }), "{error:?}");
}

/// What lies deep in the file can't be checked at every start. It is noticed when somebody reads it, and
/// what lies elsewhere can still be read.
#[tokio::test]
async fn a_damaged_event_is_noticed_when_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    new_database(&path).await;
    let mut connection = connect(&path).await;
    let damage = sqlx::query("UPDATE events SET body = '{' WHERE game = $1").bind(game(7).as_str());
    damage.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();

    let store = open(&path).await;
    let damaged = store.events(game(7), Version::ZERO).await;
    assert!(matches!(damaged, Err(StoreError::Corrupt { .. })), "{damaged:?}");
    store.events(game(8), Version::ZERO).await.unwrap();
    store.close().await.unwrap();
}

/// A start that died before it had made a table is no obstacle.
#[tokio::test]
async fn an_empty_file_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    fs::write(&path, "").unwrap();
    new_database(&path).await;
    open(&path).await.close().await.unwrap();
}

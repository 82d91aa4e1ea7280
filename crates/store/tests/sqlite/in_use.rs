use store::{SqliteStore, Store, StoreError};

use crate::open;

#[tokio::test]
async fn one_server_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let first = open(&path).await;
    let second = SqliteStore::open(&path).await;
    assert!(matches!(second, Err(StoreError::InUse { .. })), "{second:?}");

    first.close().await.unwrap();
    open(&path).await.close().await.unwrap();
}

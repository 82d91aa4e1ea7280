use std::time::Duration;

use sqlx::Connection;
use store::{Store, StoreError};

use crate::games::{create, next, version};
use crate::{connect, open};

/// More than the writer lets wait.
const CALLERS: usize = 12_000;

/// While somebody else holds the file, callers pile up; beyond the limit they are told at once to come
/// back later, and those who wait get their answers afterwards.
#[tokio::test]
async fn too_many_waiting_are_sent_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = std::sync::Arc::new(open(&path).await);
    create(&*store, 1).await;
    let mut meddler = connect(&path).await;
    let held = meddler.begin_with("BEGIN IMMEDIATE").await.unwrap();

    let callers: Vec<_> = (0..CALLERS)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append(vec![next(1, 1)]).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(100)).await;
    held.rollback().await.unwrap();

    let (mut won, mut lost, mut sent_away) = (0, 0, 0);
    for caller in callers {
        match caller.await.unwrap() {
            Ok(()) => won += 1,
            Err(StoreError::Conflict { .. }) => lost += 1,
            Err(StoreError::Busy { retry_after }) if retry_after.0 > 0 => sent_away += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!((won, version(&*store, 1).await), (1, 2));
    assert!(sent_away > 1000 && lost > 1000, "{lost} lost, {sent_away} sent away");
    store.close().await.unwrap();
}

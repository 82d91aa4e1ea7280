use ataxx::Side;
use play::{Timestamp, Version};
use store::{Append, Outage, Store};

use crate::games::{creation, event, game, next, secret};
use crate::open;

#[tokio::test]
async fn everything_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made/as/needed/games.db");
    let store = open(&path).await;
    let seats = vec![(Side::Red, secret(1))];
    store.append(vec![Append { creators: vec![secret(2)], seats, ..creation(1) }]).await.unwrap();
    store.append(vec![Append { wake_at: Some(Timestamp(9)), ..next(1, 1) }]).await.unwrap();
    store.heartbeat(Timestamp(5000)).await.unwrap();
    store.close().await.unwrap();

    let store = open(&path).await;
    assert_eq!(store.events(game(1), Version(1)).await.unwrap(), [event(1001)]);
    assert_eq!(store.seat(game(1), secret(1)).await.unwrap(), Some(Side::Red));
    assert_eq!(store.created_with(secret(2)).await.unwrap(), Some(game(1)));
    assert_eq!(store.due(Timestamp(9), 9).await.unwrap(), [(game(1), Timestamp(9))]);
    let outage = store.record_outage(Timestamp(6000)).await.unwrap();
    assert_eq!(outage, Some(Outage { from: Timestamp(5000), until: Timestamp(6000) }));
    store.close().await.unwrap();
}

/// Closing folds the write-ahead log into the file, so that the file alone is the database.
#[tokio::test]
async fn a_closed_store_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(&folder.path().join("games.db")).await;
    store.append(vec![creation(1)]).await.unwrap();
    store.events(game(1), Version::ZERO).await.unwrap();
    store.close().await.unwrap();

    let mut names: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["games.db", "games.db.lock"]);
}

use sqlx::Connection;
use store::{Store, StoreError};

use crate::games::{create, game, next, version};
use crate::{connect, open};

/// What a full disk does, but on demand: each append leaves behind what only the commit finds wrong.
const SPOIL: &str = "\
CREATE TABLE doomed (game TEXT REFERENCES games (id) DEFERRABLE INITIALLY DEFERRED);
CREATE TRIGGER spoil AFTER INSERT ON events BEGIN INSERT INTO doomed VALUES ('nobody'); END;";

#[tokio::test]
async fn all_callers_hear_of_it_and_the_store_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = open(&path).await;
    create(&store, 1).await;
    create(&store, 2).await;
    let mut meddler = connect(&path).await;
    sqlx::raw_sql(SPOIL).execute(&mut meddler).await.unwrap();

    let (one, two) = tokio::join!(store.append(vec![next(1, 1)]), store.append(vec![next(2, 1)]));
    for refused in [one, two] {
        assert!(matches!(refused, Err(StoreError::Backend(_))), "{refused:?}");
    }
    assert_eq!((version(&store, 1).await, version(&store, 2).await), (1, 1));

    sqlx::raw_sql("DROP TRIGGER spoil").execute(&mut meddler).await.unwrap();
    meddler.close().await.unwrap();
    let (one, two) = tokio::join!(store.append(vec![next(1, 1)]), store.append(vec![next(2, 1)]));
    one.unwrap();
    two.unwrap();
    assert_eq!(store.events(game(1), play::Version(1)).await.unwrap().len(), 1);
    store.close().await.unwrap();
}

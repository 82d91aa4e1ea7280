//! What only a store that several servers share, over a network, can get wrong.

#[path = "../conformance/games.rs"]
mod games;
#[path = "../conformance/people.rs"]
#[allow(dead_code, reason = "this suite suspends nobody")]
mod people;

mod audit;
mod changes;
mod cut_off;
mod down;
mod games_at_once;
mod presence;
mod ratings_at_once;
mod refused;

use std::sync::Arc;

use store::{PostgresStore, Store};
use testkit::postgres::Database;

async fn open(database: &Database<'_>) -> Arc<PostgresStore> {
    Arc::new(PostgresStore::open(&database.address()).await.unwrap())
}

/// Two servers over one database.
async fn open_two(database: &Database<'_>) -> [Arc<PostgresStore>; 2] {
    [open(database).await, open(database).await]
}

async fn close(stores: [Arc<PostgresStore>; 2]) {
    for store in stores {
        store.close().await.unwrap();
    }
}

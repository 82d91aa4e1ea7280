//! What holds for every store, checked over each of them. A property is a file.

mod games;
mod people;

use std::sync::Arc;

use store::{MemoryStore, PostgresStore, SqliteStore, Store};
use testkit::postgres::Cluster;

macro_rules! conformance {
    ($($property:ident)*) => {
        $(mod $property;)*

        mod memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $property() {
                crate::over_memory(crate::$property::holds).await;
            })*
        }

        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $property() {
                crate::over_sqlite(crate::$property::holds).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $property() {
                crate::over_postgres(crate::$property::holds).await;
            })*
        }

        /// A file that is not in the list would never run.
        #[test]
        fn every_property_is_listed() {
            let listed = [$(stringify!($property)),*];
            for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conformance")).unwrap() {
                let name = file.unwrap().file_name().into_string().unwrap();
                let name = name.strip_suffix(".rs").unwrap();
                assert!(["main", "games", "people"].contains(&name) || listed.contains(&name), "{name}");
            }
        }
    };
}

conformance! {
    creation
    compare_and_set
    one_writer_wins
    batches_are_atomic
    batch_in_order
    neighbours_do_not_suffer
    events_after_version
    seats
    creators
    due
    live
    outages
    unknown_game
    malformed
    dropped_callers
    closed
    users
    sessions
    accounts
    correspondence
    ratings
    lobby
    bots
    challenges
    reports
    administration
    signals
    chat
    history
    leaders
    social
}

async fn over_memory<F: Future<Output = ()>>(holds: impl Fn(Arc<dyn Store>) -> F) {
    holds(Arc::new(MemoryStore::default())).await;
}

async fn over_sqlite<F: Future<Output = ()>>(holds: impl Fn(Arc<dyn Store>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(folder.path().join("data/games.db")).await.unwrap());
    holds(store.clone()).await;
    store.close().await.unwrap();
}

async fn over_postgres<F: Future<Output = ()>>(holds: impl Fn(Arc<dyn Store>) -> F) {
    let database = Cluster::shared().database();
    let store = Arc::new(PostgresStore::open(&database.address()).await.unwrap());
    holds(store.clone()).await;
    store.close().await.unwrap();
}

//! The database goes away, and comes back.

use std::sync::Arc;
use std::time::Duration;

use play::{Timestamp, Version};
use store::{PostgresStore, Store, StoreError, UserKind, Users};
use testkit::postgres::Cluster;

use crate::games::{create, game, next, version};
use crate::open;
use crate::people::{RED, user};

/// Longer than any call may take while nobody answers: no test of speed, but of not hanging.
const PATIENCE: Duration = Duration::from_secs(30);

/// While it is away all that is asked fails, and soon; then all goes on by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_goes_on_when_it_is_back() {
    let cluster = Cluster::private();
    let database = cluster.database();
    let store = open(&database).await;
    create(&*store, 1).await;
    assert_eq!(version(&*store, 1).await, 1);

    cluster.stop();
    // What lay idle finds out; what is made anew is refused.
    for _ in 0..2 {
        tokio::time::timeout(PATIENCE, all_fails(&store)).await.expect("nothing hangs");
    }
    let opened = PostgresStore::open(&database.address()).await;
    assert!(matches!(opened, Err(StoreError::Unreachable { .. })), "{opened:?}");

    cluster.start();
    store.append(vec![next(1, 1)]).await.unwrap();
    store.add_user(user(RED, UserKind::Account, "Red")).await.unwrap();
    assert_eq!(version(&*store, 1).await, 2);
    store.check().await.unwrap();
    store.close().await.unwrap();
}

async fn all_fails(store: &Arc<PostgresStore>) {
    let fails =
        |answer: Result<(), StoreError>| assert!(matches!(answer, Err(StoreError::Backend(_))), "{answer:?}");
    fails(store.append(vec![next(1, 1)]).await);
    fails(store.heartbeat(Timestamp(1)).await);
    fails(store.add_user(user(RED, UserKind::Account, "Red")).await);
    fails(store.events(game(1), Version::ZERO).await.map(drop));
    fails(store.check().await);
}

/// It was restarted while nobody asked anything: nobody notices.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_in_between_is_not_noticed() {
    let cluster = Cluster::private();
    let database = cluster.database();
    let store = open(&database).await;
    create(&*store, 1).await;
    store.add_user(user(RED, UserKind::Account, "Red")).await.unwrap();
    assert_eq!(version(&*store, 1).await, 1);

    cluster.stop();
    cluster.start();
    assert_eq!(version(&*store, 1).await, 1);
    store.append(vec![next(1, 1)]).await.unwrap();
    store.set_email(RED, Some("red@example.org")).await.unwrap();
    assert_eq!(version(&*store, 1).await, 2);
    store.close().await.unwrap();
}

use std::sync::Arc;

use play::{Timestamp, Version};
use store::{Store, StoreError};

use crate::games::{create, game, next};

/// Closing finishes what was asked for; what comes later is told so.
pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    store.check().await.unwrap();
    let last = tokio::spawn({
        let store = store.clone();
        async move { store.append(vec![next(1, 1)]).await }
    });
    store.close().await.unwrap();
    let last = last.await.unwrap();
    assert!(matches!(last, Ok(()) | Err(StoreError::Closed)), "{last:?}");

    let closed = |answer: Result<(), StoreError>| assert!(matches!(answer, Err(StoreError::Closed)), "{answer:?}");
    closed(store.append(vec![next(1, 2)]).await);
    closed(store.events(game(1), Version::ZERO).await.map(drop));
    closed(store.heartbeat(Timestamp(1)).await);
    closed(store.record_outage(Timestamp(1)).await.map(drop));
    closed(store.next_wake().await.map(drop));
    closed(store.check().await);
    store.close().await.unwrap();
}

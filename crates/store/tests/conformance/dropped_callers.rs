use std::sync::Arc;

use store::{Store, StoreError};

use crate::games::{create, game, next, version};

const ATTEMPTS: u32 = 200;

/// Callers give up in the middle. Each of their appends is then there wholly or not at all, and the
/// game goes on.
pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    create(&*store, 2).await;
    let mut after = 1;
    for attempt in 0..ATTEMPTS {
        let task = tokio::spawn({
            let store = store.clone();
            async move { store.append(vec![next(1, after), next(2, after)]).await }
        });
        if attempt % 3 != 0 {
            tokio::task::yield_now().await;
        }
        task.abort();
        let answer = task.await.ok();
        let reached = settle(&*store, after).await;
        assert!(reached == after + 1 || !matches!(answer, Some(Ok(()))), "an acknowledged append is gone");
        after = reached;
    }
    assert_eq!(version(&*store, 1).await, version(&*store, 2).await);
    store.append(vec![next(1, after), next(2, after)]).await.unwrap();
}

/// The version that both games are at, once an append that was abandoned can't come any more: what is
/// written after it, and loses, comes later.
async fn settle(store: &dyn Store, after: u32) -> u32 {
    match store.append(vec![next(1, after + 1_000_000)]).await {
        Err(StoreError::Conflict { game: id }) if id == game(1) => {}
        other => panic!("{other:?}"),
    }
    let versions = (version(store, 1).await, version(store, 2).await);
    assert_eq!(versions.0, versions.1, "half a batch");
    assert!([after, after + 1].contains(&(versions.0 as u32)));
    versions.0 as u32
}

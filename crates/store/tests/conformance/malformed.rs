use std::sync::Arc;

use play::Version;
use store::{Append, Flaw, Store, StoreError};

use crate::games::{create, created, event, game, next, secret, version};

pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    let check = async |batch: Vec<Append>, expected: Flaw| match store.append(batch).await {
        Err(StoreError::Malformed { flaw, .. }) => assert_eq!(flaw, expected),
        other => panic!("{expected}: {other:?}"),
    };
    check(vec![Append::new(game(2), Version::ZERO, vec![])], Flaw::CreationWithoutEvents).await;
    check(vec![next(1, 1), Append::new(game(2), Version::ZERO, vec![])], Flaw::CreationWithoutEvents).await;
    check(vec![Append { creators: vec![secret(1)], ..next(1, 1) }], Flaw::CreatorOfExistingGame).await;
    let long = vec![event(1); Append::EVENTS_MAX + 1];
    check(vec![Append::new(game(1), Version(1), long)], Flaw::TooManyEvents).await;
    let many = (0..=Append::BATCH_MAX as u32).map(|i| next(1, 1 + i)).collect();
    check(many, Flaw::TooManyAppends).await;
    assert_eq!(version(&*store, 1).await, 1);

    // The limits themselves are allowed.
    let mut long = vec![event(1); Append::EVENTS_MAX];
    long[0] = created(1);
    store.append(vec![Append::new(game(2), Version::ZERO, long)]).await.unwrap();
    let many = (0..Append::BATCH_MAX as u32).map(|i| next(1, 1 + i)).collect();
    store.append(many).await.unwrap();
    assert_eq!(version(&*store, 1).await, 1 + Append::BATCH_MAX);
}

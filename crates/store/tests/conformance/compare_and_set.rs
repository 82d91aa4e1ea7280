use std::sync::Arc;

use play::Version;
use store::{Append, Store, StoreError};

use crate::games::{create, event, game, next, version};

pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    store.append(vec![next(1, 1)]).await.unwrap();
    for stale_or_early in [1, 3, u32::MAX - 1] {
        let refused = store.append(vec![next(1, stale_or_early)]).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{stale_or_early}: {refused:?}");
    }
    assert_eq!(version(&*store, 1).await, 2);

    let several = Append::new(game(1), Version(2), vec![event(8), event(9)]);
    store.append(vec![several]).await.unwrap();
    store.append(vec![next(1, 4)]).await.unwrap();
    assert_eq!(version(&*store, 1).await, 5);

    // Without events the version stays, but it is compared all the same.
    let nothing = |after| Append::new(game(1), Version(after), vec![]);
    assert!(store.append(vec![nothing(4)]).await.is_err());
    store.append(vec![nothing(5)]).await.unwrap();
    store.append(vec![next(1, 5)]).await.unwrap();
}

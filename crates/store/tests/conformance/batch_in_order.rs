use std::sync::Arc;

use play::{Timestamp, Version};
use store::{Append, Store, StoreError};

use crate::games::{creation, event, game, next};

/// A batch may speak of one game more than once; the last word on it stands.
pub async fn holds(store: Arc<dyn Store>) {
    let wakes = Append { wake_at: Some(Timestamp(7)), ..next(1, 1) };
    store.append(vec![creation(1), wakes, next(1, 2)]).await.unwrap();
    let log = store.events(game(1), Version(1)).await.unwrap();
    assert_eq!(log, [event(1001), event(1002)]);
    assert_eq!(store.next_wake().await.unwrap(), None);

    let refused = store.append(vec![next(1, 3), next(1, 3)]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    let refused = store.append(vec![creation(2), creation(2)]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{refused:?}");
    assert!(store.events(game(2), Version::ZERO).await.is_err());

    store.append(vec![]).await.unwrap();
}

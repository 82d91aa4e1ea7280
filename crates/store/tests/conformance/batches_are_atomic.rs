use std::sync::Arc;

use play::{Timestamp, Version};
use store::{Append, Store, StoreError};

use crate::games::{create, creation, game, next, secret, version};

/// A rematch ends one game's log and begins another's: both or neither.
pub async fn holds(store: Arc<dyn Store>) {
    create(&*store, 1).await;
    create(&*store, 2).await;
    let wakes = Append { wake_at: Some(Timestamp(7)), live: false, ..next(1, 1) };

    let refused = store.append(vec![wakes.clone(), next(2, 9)]).await;
    assert!(matches!(refused, Err(StoreError::Conflict { game: id }) if id == game(2)), "{refused:?}");
    let takes = Append { creators: vec![secret(3)], ..creation(3) };
    let refused = store.append(vec![takes.clone(), wakes.clone(), next(9, 1)]).await;
    assert!(matches!(refused, Err(StoreError::UnknownGame { game: id }) if id == game(9)), "{refused:?}");

    assert_eq!((version(&*store, 1).await, version(&*store, 2).await), (1, 1));
    assert!(store.events(game(3), Version::ZERO).await.is_err());
    assert_eq!(store.created_with(secret(3)).await.unwrap(), None);
    assert_eq!(store.next_wake().await.unwrap(), None);
    assert_eq!(store.live_games().await.unwrap(), 2);

    store.append(vec![wakes, next(2, 1), takes]).await.unwrap();
    assert_eq!((version(&*store, 1).await, version(&*store, 2).await, version(&*store, 3).await), (2, 2, 1));
    assert_eq!(store.next_wake().await.unwrap(), Some(Timestamp(7)));
    assert_eq!(store.live_games().await.unwrap(), 2);
}

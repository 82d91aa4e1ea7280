use std::sync::Arc;

use play::Version;
use store::{Append, Store, StoreError};

use crate::games::{created, creation, event, game};

pub async fn holds(store: Arc<dyn Store>) {
    let events = vec![created(5), event(6), event(7)];
    store.append(vec![Append::new(game(1), Version::ZERO, events.clone())]).await.unwrap();
    assert_eq!(store.events(game(1), Version::ZERO).await.unwrap(), events);

    let again = store.append(vec![creation(1)]).await;
    assert!(matches!(again, Err(StoreError::Conflict { game: id }) if id == game(1)), "{again:?}");
    assert_eq!(store.events(game(1), Version::ZERO).await.unwrap(), events);
}

use std::sync::Arc;

use store::{Append, Store};

use crate::games::{create, next};

pub async fn holds(store: Arc<dyn Store>) {
    assert_eq!(store.live_games().await.unwrap(), 0);
    for n in 1..=3 {
        create(&*store, n).await;
    }
    store.append(vec![next(1, 1)]).await.unwrap();
    assert_eq!(store.live_games().await.unwrap(), 3);
    store.append(vec![Append { live: false, ..next(1, 2) }]).await.unwrap();
    // An ended game goes on having events (a rematch is offered), but does not live again.
    store.append(vec![Append { live: false, ..next(1, 3) }]).await.unwrap();
    assert_eq!(store.live_games().await.unwrap(), 2);
    store.append(vec![Append { live: false, ..next(2, 1) }, Append { live: false, ..next(3, 1) }]).await.unwrap();
    assert_eq!(store.live_games().await.unwrap(), 0);
}

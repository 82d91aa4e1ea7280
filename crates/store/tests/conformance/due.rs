use std::sync::Arc;

use play::{GameId, Timestamp};
use store::{Append, Store};

use crate::games::{creation, game, next};

pub async fn holds(store: Arc<dyn Store>) {
    assert_eq!(store.next_wake().await.unwrap(), None);
    assert_eq!(due(&*store, i64::MAX, 9).await, []);

    for (n, wake_at) in [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(200))] {
        let wakes = Append { wake_at: wake_at.map(Timestamp), ..creation(n) };
        store.append(vec![wakes]).await.unwrap();
    }
    assert_eq!(store.next_wake().await.unwrap(), Some(Timestamp(100)));
    assert_eq!(due(&*store, 99, 9).await, []);
    assert_eq!(due(&*store, 100, 9).await, [(game(2), 100)]);
    assert_eq!(due(&*store, 999, 9).await, [(game(2), 100), (game(4), 200), (game(5), 200), (game(1), 300)]);
    assert_eq!(due(&*store, 999, 2).await, [(game(2), 100), (game(4), 200)]);
    assert_eq!(due(&*store, 999, 0).await, []);

    // Asking wakes nobody; an append says anew when.
    store.append(vec![Append { wake_at: Some(Timestamp(400)), ..next(2, 1) }]).await.unwrap();
    store.append(vec![next(4, 1)]).await.unwrap();
    store.append(vec![Append { wake_at: Some(Timestamp(-50)), ..next(3, 1) }]).await.unwrap();
    assert_eq!(due(&*store, 999, 9).await, [(game(3), -50), (game(5), 200), (game(1), 300), (game(2), 400)]);
    assert_eq!(store.next_wake().await.unwrap(), Some(Timestamp(-50)));
}

async fn due(store: &dyn Store, now: i64, limit: u32) -> Vec<(GameId, i64)> {
    let due = store.due(Timestamp(now), limit).await.unwrap();
    due.into_iter().map(|(game, wake_at)| (game, wake_at.0)).collect()
}

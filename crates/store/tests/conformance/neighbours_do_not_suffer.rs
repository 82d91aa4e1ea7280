use std::sync::Arc;

use store::Store;

use crate::games::{create, next, version};

const GAMES: u8 = 60;

/// Appends that come at once may be written at once, and every second one loses: the others don't.
pub async fn holds(store: Arc<dyn Store>) {
    for n in 0..GAMES {
        create(&*store, n).await;
    }
    let after = |n: u8| if n.is_multiple_of(2) { 1 } else { 5 };
    let appends = (0..GAMES).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.append(vec![next(n, after(n))]).await })
    });
    for (n, append) in appends.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(append.await.unwrap().is_ok(), n % 2 == 0, "{n}");
    }
    for n in 0..GAMES {
        assert_eq!(version(&*store, n).await, 2 - usize::from(n % 2), "{n}");
    }
}

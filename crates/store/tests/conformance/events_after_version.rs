use std::sync::Arc;

use play::{Event, Version};
use store::{Append, Store};

use crate::games::{create, created, event, game};

/// Long enough that the versions' text order is not their order.
const EVENTS: u32 = 120;

pub async fn holds(store: Arc<dyn Store>) {
    let mut log: Vec<Event> = (0..EVENTS).map(|i| event(i64::from(i))).collect();
    log[0] = created(0);
    store.append(vec![Append::new(game(1), Version::ZERO, log.clone())]).await.unwrap();
    create(&*store, 2).await;

    for after in [0, 1, 9, 10, 99, 100, EVENTS - 1, EVENTS, EVENTS + 1, u32::MAX] {
        let expected = log.get(after as usize..).unwrap_or_default();
        assert_eq!(store.events(game(1), Version(after)).await.unwrap(), expected, "after {after}");
    }
}

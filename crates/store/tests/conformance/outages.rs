use std::sync::Arc;

use play::{Timestamp, Version};
use store::{Append, Outage, Store};

use crate::games::{creation, event, game, next};

pub async fn holds(store: Arc<dyn Store>) {
    let outage = |from, until| Outage { from: Timestamp(from), until: Timestamp(until) };
    let record = |now| store.record_outage(Timestamp(now));
    // A new store has missed nothing.
    assert_eq!(record(500).await.unwrap(), None);
    assert_eq!(store.outages(Timestamp(0)).await.unwrap(), []);

    // A start is a sign of life, and so are a heartbeat and an event; the newest one counts.
    assert_eq!(record(600).await.unwrap(), Some(outage(500, 600)));
    store.heartbeat(Timestamp(700)).await.unwrap();
    store.heartbeat(Timestamp(650)).await.unwrap();
    assert_eq!(record(800).await.unwrap(), Some(outage(700, 800)));
    store.append(vec![creation(1)]).await.unwrap();
    store.append(vec![Append::new(game(1), Version(1), vec![event(2000), event(3000)])]).await.unwrap();
    store.append(vec![next(1, 9)]).await.unwrap_err();
    store.heartbeat(Timestamp(2500)).await.unwrap();
    assert_eq!(record(3500).await.unwrap(), Some(outage(3000, 3500)));

    // The clock stood still, or went backwards.
    assert_eq!(record(3500).await.unwrap(), None);
    assert_eq!(record(100).await.unwrap(), None);
    assert_eq!(record(3600).await.unwrap(), Some(outage(3500, 3600)));

    let all = [outage(500, 600), outage(700, 800), outage(3000, 3500), outage(3500, 3600)];
    assert_eq!(store.outages(Timestamp(0)).await.unwrap(), all);
    assert_eq!(store.outages(Timestamp(599)).await.unwrap(), all);
    assert_eq!(store.outages(Timestamp(600)).await.unwrap(), all[1..]);
    assert_eq!(store.outages(Timestamp(3600)).await.unwrap(), []);
}

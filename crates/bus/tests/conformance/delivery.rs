use std::sync::Arc;

use bus::Bus;

use crate::{next, publish};

/// Everybody who is there hears everything, in order, until they leave.
pub async fn holds(bus: Arc<dyn Bus>) {
    publish(&bus, "game.a", "before anybody came").await;
    let mut one = bus.subscribe("game.a").await.unwrap();
    let mut two = bus.subscribe("game.a").await.unwrap();
    let publisher = tokio::spawn({
        let bus = bus.clone();
        async move {
            for i in 0..100 {
                publish(&bus, "game.a", &i.to_string()).await;
            }
        }
    });
    for subscriber in [&mut one, &mut two] {
        for i in 0..100 {
            assert_eq!(next(subscriber).await, ("game.a".to_owned(), i.to_string()));
        }
    }
    publisher.await.unwrap();

    drop(one);
    publish(&bus, "game.a", "after one left").await;
    assert_eq!(next(&mut two).await.1, "after one left");
}

use std::sync::Arc;

use bus::{Bus, QUEUE_MAX, Received};

use crate::{next, publish};

/// Who does not listen is told so, costs nobody else anything, and can go on.
pub async fn holds(bus: Arc<dyn Bus>) {
    let mut slow = bus.subscribe("game.>").await.unwrap();
    let mut quick = bus.subscribe("game.a").await.unwrap();
    for i in 0..3 * QUEUE_MAX {
        publish(&bus, "game.a", &i.to_string()).await;
        assert_eq!(next(&mut quick).await.1, i.to_string());
    }
    assert_eq!(slow.receive().await, Some(Received::Lagged));
    for i in 0..QUEUE_MAX {
        assert_eq!(next(&mut slow).await.1, i.to_string());
    }
    publish(&bus, "game.a", "and on").await;
    assert_eq!(next(&mut slow).await.1, "and on");
}

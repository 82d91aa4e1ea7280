use std::sync::Arc;

use bus::Bus;

use crate::{next, publish};

const SUBJECTS: [&str; 5] = ["game", "game.a", "game.a.chat", "games.a", "lobby"];

pub async fn holds(bus: Arc<dyn Bus>) {
    check(&bus, "game", &["game"]).await;
    check(&bus, "game.a", &["game.a"]).await;
    check(&bus, "game.>", &["game.a", "game.a.chat"]).await;
    check(&bus, "game.a.>", &["game.a.chat"]).await;
    check(&bus, ">", &SUBJECTS).await;
    check(&bus, "nobody.>", &[]).await;
}

async fn check(bus: &Arc<dyn Bus>, pattern: &str, hears: &[&str]) {
    let mut subscriber = bus.subscribe(pattern).await.unwrap();
    let mut last = bus.subscribe("last").await.unwrap();
    for subject in SUBJECTS {
        publish(bus, subject, "").await;
    }
    for subject in hears {
        assert_eq!(next(&mut subscriber).await.0, *subject, "{pattern}");
    }
    // Once a later message is through, nothing more can come of the earlier ones.
    publish(bus, "last", "").await;
    next(&mut last).await;
    if pattern != ">" {
        let more = tokio::time::timeout(std::time::Duration::from_millis(20), subscriber.receive()).await;
        assert!(more.is_err(), "{pattern}: {more:?}");
    }
}

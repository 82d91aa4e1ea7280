use std::sync::Arc;

use bus::{Bus, BusError, PAYLOAD_MAX, SUBJECT_MAX};
use bytes::Bytes;

use crate::next;

pub async fn holds(bus: Arc<dyn Bus>) {
    let mut all = bus.subscribe(">").await.unwrap();
    let long = "x".repeat(SUBJECT_MAX + 1);
    for bad in ["", ".", "game.", ".game", "game..a", "game a", "game.*", "game.ü", "game.a\r\n", &long] {
        let refused = Err(BusError::BadSubject(bad.to_owned()));
        assert_eq!(bus.publish(bad, Bytes::new()).await, refused);
        assert_eq!(bus.subscribe(bad).await.map(drop), refused);
    }
    assert!(bus.publish("game.>", Bytes::new()).await.is_err());
    for bad in ["game>", "ga>.a", ".>", "..>", ">>", "game.>.a"] {
        assert!(bus.subscribe(bad).await.is_err(), "{bad}");
    }
    let refused = bus.publish("game.a", vec![0; PAYLOAD_MAX + 1].into()).await;
    assert_eq!(refused, Err(BusError::TooLong(PAYLOAD_MAX + 1)));

    // The limits themselves are allowed, and nothing of the above has been sent.
    bus.publish(&long[1..], vec![b'x'; PAYLOAD_MAX].into()).await.unwrap();
    assert_eq!(next(&mut all).await.1.len(), PAYLOAD_MAX);
}

//! What holds for every bus, checked over each of them. A property is a file.

use std::sync::Arc;
use std::time::Duration;

use bus::{Bus, Received, Subscription};

macro_rules! conformance {
    ($($property:ident)*) => {
        $(mod $property;)*

        mod local {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $property() {
                crate::$property::holds(std::sync::Arc::new(bus::LocalBus::default())).await;
            })*
        }
    };
}

conformance! {
    delivery
    lagging
    limits
    patterns
}

/// The next message, as texts; a failure if none comes soon.
async fn next(subscription: &mut Subscription) -> (String, String) {
    match tokio::time::timeout(Duration::from_secs(10), subscription.receive()).await {
        Ok(Some(Received::Message(message))) => {
            (message.subject.to_string(), String::from_utf8(message.payload.to_vec()).unwrap())
        }
        other => panic!("no message: {other:?}"),
    }
}

async fn publish(bus: &Arc<dyn Bus>, subject: &str, payload: &str) {
    bus.publish(subject, payload.to_owned().into()).await.unwrap();
}

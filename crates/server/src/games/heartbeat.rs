//! Signs of life, so that after a crash the server knows how long it was away.

use std::sync::Arc;
use std::time::Duration;

use crate::app::App;

/// At most this much of an outage is charged to a player.
const EVERY: Duration = Duration::from_secs(1);

/// Runs until the server stops; the last sign is given then.
pub(crate) async fn run(app: Arc<App>) {
    let mut beat = tokio::time::interval(EVERY);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let last = tokio::select! {
            () = app.stopping.cancelled() => true,
            _ = beat.tick() => false,
        };
        if let Err(error) = app.store.heartbeat(app.clock.now()).await {
            tracing::error!(%error, "no sign of life could be written");
        }
        // Figures that nobody fetches would add up.
        app.metrics.tidy();
        if last {
            return;
        }
    }
}

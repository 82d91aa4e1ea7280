//! What is due in games that nobody follows.

use std::sync::Arc;
use std::time::Duration;

use play::Timestamp;
use store::StoreError;

use crate::app::App;

/// The store's index is looked at this often. Rooms that are open keep their own time to the
/// millisecond; this is for the others.
const EVERY: Duration = Duration::from_secs(1);
/// Games woken in one go; more wait for the next look.
const AT_ONCE: u32 = 256;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut look = tokio::time::interval(EVERY);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = look.tick() => {}
        }
        if let Err(error) = wake_due(&app, app.clock.now()).await {
            tracing::error!(%error, "could not look for what is due");
        }
    }
}

async fn wake_due(app: &App, now: Timestamp) -> Result<(), StoreError> {
    for (game, _) in app.store.due(now, AT_ONCE).await? {
        app.games.wake(game).await;
    }
    Ok(())
}

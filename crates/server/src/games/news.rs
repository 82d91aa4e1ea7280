//! What other servers have done to games that are open here. News is only a hint: a lost one costs
//! time, never correctness, since every append is checked against the store.

use std::sync::Arc;

use bus::{Message, Received};
use play::{GameId, Version};

use super::ToRoom;
use crate::app::App;

/// The bus subject on which a game's new version is told.
pub(super) fn subject(game: GameId) -> String {
    format!("game.{game}")
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut news = match app.games.0.bus.subscribe("game.>").await {
        Ok(news) => news,
        Err(error) => return tracing::error!(%error, "no news of other servers"),
    };
    loop {
        let received = tokio::select! {
            () = app.stopping.cancelled() => return,
            received = news.receive() => received,
        };
        match received {
            Some(Received::Message(message)) => tell(&app, &message),
            Some(Received::Lagged) => tell_all(&app),
            None => return,
        }
    }
}

fn tell(app: &App, message: &Message) {
    let game = message.subject.strip_prefix("game.").and_then(|id| id.parse::<GameId>().ok());
    let version = <[u8; 4]>::try_from(message.payload.as_ref()).ok().map(u32::from_be_bytes).map(Version);
    let (Some(game), Some(version)) = (game, version) else {
        return tracing::warn!(subject = %message.subject, "news that makes no sense");
    };
    if let Some(room) = app.games.rooms().get(&game) {
        // A room with a full mailbox will look at the store soon enough.
        drop(room.try_send(ToRoom::Changed { version: Some(version) }));
    }
}

/// Some news was lost, nobody knows of which game.
fn tell_all(app: &App) {
    for room in app.games.rooms().values() {
        drop(room.try_send(ToRoom::Changed { version: None }));
    }
}

//! What other servers have done to games that are open here. News is only a hint: a lost one costs
//! time, never correctness, since every append is checked against the store.

use std::sync::Arc;

use bus::{Message, Received};
use bytes::Bytes;
use play::{GameId, Version};

use super::ToRoom;
use crate::app::App;

/// A server's mark on its news, so that it need not listen to its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Teller([u8; 8]);

impl Teller {
    pub fn new() -> Teller {
        let mut mark = [0; 8];
        if let Err(error) = getrandom::fill(&mut mark) {
            // Two servers with the same mark would only be slow to hear of each other.
            tracing::error!(%error, "no random mark for the news");
        }
        Teller(mark)
    }
}

/// The bus subject on which a game's new version is told.
pub(super) fn subject(game: GameId) -> String {
    format!("game.{game}")
}

/// What is told: by whom, and the version.
pub(super) fn payload(Teller(mark): Teller, version: Version) -> Bytes {
    [&mark[..], &version.0.to_be_bytes()].concat().into()
}

fn read(payload: &[u8]) -> Option<(Teller, Version)> {
    let (mark, version) = payload.split_first_chunk::<8>()?;
    let version = u32::from_be_bytes(version.try_into().ok()?);
    Some((Teller(*mark), Version(version)))
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
    let (Some(game), Some((teller, version))) = (game, read(&message.payload)) else {
        return tracing::warn!(subject = %message.subject, "news that makes no sense");
    };
    if teller == app.games.0.teller {
        return;
    }
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

use std::sync::Arc;

use bus::{Message, Received};
use play::PlayerId;

use crate::app::App;

/// The bus subject on which a user is told something.
pub(super) fn subject(user: PlayerId) -> String {
    format!("user.{}", user.0)
}

/// Hands on what is told, until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut told = match app.games.bus().subscribe("user.>").await {
        Ok(told) => told,
        Err(error) => return tracing::error!(%error, "users are told nothing"),
    };
    loop {
        let received = tokio::select! {
            () = app.stopping.cancelled() => return,
            received = told.receive() => received,
        };
        match received {
            Some(Received::Message(message)) => deliver(&app, &message),
            Some(Received::Lagged) => app.inbox.missed(),
            None => return,
        }
    }
}

fn deliver(app: &App, message: &Message) {
    let user = message.subject.strip_prefix("user.").and_then(|number| number.parse().ok());
    match (user, serde_json::from_slice(&message.payload)) {
        (Some(user), Ok(said)) => app.inbox.deliver(PlayerId(user), &said),
        _ => tracing::warn!(subject = %message.subject, "something told that makes no sense"),
    }
}

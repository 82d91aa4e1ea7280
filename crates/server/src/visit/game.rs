//! `GET /{lang}/game/{game}`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use protocol::Why;

use super::{Instead, Visitor, error, page};
use crate::app::App;
use crate::games::Keys;
use crate::pages::GamePage;

/// Everybody gets the watcher's view; the script shows the secret and takes the seat.
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path((code, game)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let snapshot = match game.parse() {
        Ok(id) => app.games.snapshot(id, Keys { secret: None, user: visitor.me.id() }).await,
        Err(_) => Err(Why::UnknownGame),
    };
    let html = match snapshot {
        Ok(snapshot) => GamePage { reader, snapshot: &snapshot }.render(),
        Err(why) => return Err(Instead::of(error(&app, &visitor.asked, reader.lang, why))),
    };
    Ok(page(html))
}

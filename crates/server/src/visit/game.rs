//! `GET /{lang}/game/{game}`

use axum::extract::Path;
use axum::response::Response;
use protocol::Why;

use super::{Instead, Visitor, page};
use crate::games::Keys;
use crate::pages::GamePage;

/// Everybody gets the watcher's view; the script shows the secret and takes the seat.
pub(crate) async fn game(
    Path((_, game)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let snapshot = match game.parse() {
        Ok(id) => visitor.app.games.snapshot(id, Keys { secret: None, user: visitor.me.id() }).await,
        Err(_) => Err(Why::UnknownGame),
    };
    let snapshot = snapshot.map_err(|why| visitor.instead(why))?;
    Ok(page(GamePage { reader: visitor.reader(), snapshot: &snapshot }.render()))
}

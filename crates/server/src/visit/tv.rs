//! `GET /{lang}/tv`

use axum::response::Response;

use super::{Instead, Visitor, page};
use crate::games::{Keys, start_snapshot};
use crate::pages::TvPage;

/// The computer's level of a board that nobody plays on.
const NO_LEVEL: u8 = 1;

pub(crate) async fn tv(visitor: Visitor) -> Result<Response, Instead> {
    let app = &visitor.app;
    let moment = app.games.now(visitor.me.id()).await.map_err(|error| visitor.failed(&error))?;
    let id = moment.now.live.as_ref().and_then(|live| live.game.parse().ok());
    let live = match id {
        // What can't be had this moment is found by the script in the next.
        Some(id) => app.games.snapshot(id, Keys { secret: None, user: visitor.me.id() }).await.ok(),
        None => None,
    };
    let start = start_snapshot(app.clock.now(), NO_LEVEL);
    Ok(page(TvPage { reader: visitor.reader(), live: live.as_ref(), start: &start }.render()))
}

//! `GET /{lang}/games`

use axum::response::Response;

use super::{Instead, Visitor, page};
use crate::pages::GamesPage;

pub(crate) async fn games(visitor: Visitor) -> Result<Response, Instead> {
    let moment = visitor.app.games.now(visitor.me.id()).await.map_err(|error| visitor.failed(&error))?;
    let start = ataxx::Position::start().to_string();
    Ok(page(GamesPage { reader: visitor.reader(), playing: &moment.playing, start: &start }.render()))
}

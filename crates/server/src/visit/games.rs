//! `GET /{lang}/games`

use axum::response::Response;

use super::{Visitor, page};
use crate::pages::GamesPage;

pub(crate) async fn games(visitor: Visitor) -> Response {
    let moment = visitor.app.games.now();
    let start = ataxx::Position::start().to_string();
    page(GamesPage { reader: visitor.reader(), playing: &moment.playing, start: &start }.render())
}

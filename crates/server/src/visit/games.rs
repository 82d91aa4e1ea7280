//! `GET /{lang}/games`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Instead, Visitor, page};
use crate::app::App;
use crate::pages::GamesPage;

pub(crate) async fn games(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let moment = app.games.now();
    let start = ataxx::Position::start().to_string();
    let html = GamesPage { reader: visitor.reader(&app, &code)?, playing: &moment.playing, start: &start };
    Ok(page(html.render()))
}

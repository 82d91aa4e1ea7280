//! `GET /{lang}/game/{game}`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use protocol::Why;

use super::{Asked, Instead, error, lang_of, page};
use crate::app::App;
use crate::http::origin_of;
use crate::pages::GamePage;

/// Everybody gets the watcher's view; the script shows the secret and takes the seat.
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path((code, game)): Path<(String, String)>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let snapshot = match game.parse() {
        Ok(id) => app.games.snapshot(id, None).await,
        Err(_) => Err(Why::UnknownGame),
    };
    let html = match snapshot {
        Ok(snapshot) => GamePage {
            lang,
            assets: &app.assets,
            snapshot: &snapshot,
            origin: &origin_of(&app.config, &asked.headers),
        }
        .render(),
        Err(why) => return Err(Instead::of(error(&app, &asked, lang, why))),
    };
    Ok(page(html))
}

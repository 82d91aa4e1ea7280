//! `GET /{lang}/`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::games::start_snapshot;
use crate::http::origin_of;
use crate::pages::HomePage;

/// The strength a newcomer meets first: beats careless play, loses to a plan.
const DEFAULT_LEVEL: u8 = 3;

pub(crate) async fn home(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let start = start_snapshot(app.clock.now(), DEFAULT_LEVEL);
    let html = HomePage {
        lang,
        assets: &app.assets,
        start: &start,
        levels: engine::levels::LEVELS,
        default_level: DEFAULT_LEVEL,
        now: &app.games.now(),
        origin: &origin_of(&app.config, &asked.headers),
    }
    .render();
    Ok(page(html))
}

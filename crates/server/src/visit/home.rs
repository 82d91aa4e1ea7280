//! `GET /{lang}/`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Instead, Visitor, page};
use crate::app::App;
use crate::games::start_snapshot;
use crate::pages::HomePage;

/// The strength a newcomer meets first: beats careless play, loses to a plan.
const DEFAULT_LEVEL: u8 = 3;

pub(crate) async fn home(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let start = start_snapshot(app.clock.now(), DEFAULT_LEVEL);
    let html = HomePage {
        reader: visitor.reader(&app, &code)?,
        start: &start,
        levels: engine::levels::LEVELS,
        default_level: DEFAULT_LEVEL,
        now: &app.games.now().now,
    }
    .render();
    Ok(page(html))
}

//! `GET /{lang}/`

use axum::response::Response;

use super::{Visitor, page};
use crate::games::start_snapshot;
use crate::pages::HomePage;

/// The strength a newcomer meets first: beats careless play, loses to a plan.
const DEFAULT_LEVEL: u8 = 3;

pub(crate) async fn home(visitor: Visitor) -> Response {
    let app = &visitor.app;
    let start = start_snapshot(app.clock.now(), DEFAULT_LEVEL);
    let html = HomePage {
        reader: visitor.reader(),
        start: &start,
        levels: engine::levels::LEVELS,
        default_level: DEFAULT_LEVEL,
        now: &app.games.now().now,
    }
    .render();
    page(html)
}

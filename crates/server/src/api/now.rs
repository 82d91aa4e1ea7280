use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Now;

use crate::app::App;

/// Who is connected, what is played, and a game to watch.
///
/// At most a second old. A game is shown only while it is played: both seats taken, not over.
#[utoipa::path(get, path = "/api/now", tag = "site", responses((status = 200, body = Now)))]
pub(crate) async fn now(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(app.games.now().now.clone()))
}

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::InPlay;

use crate::app::App;

/// The games that are played just now, the best first.
///
/// At most a second old. Games between friends are not listed.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = InPlay)))]
pub(crate) async fn list_games(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(app.games.now().playing.clone()))
}

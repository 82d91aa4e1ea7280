use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Tv;

use crate::app::App;

/// The best game that is played just now.
///
/// At most a second old. Follow it by its events; when it is over, or nothing moves in it, ask again.
#[utoipa::path(get, path = "/api/tv", tag = "site", responses((status = 200, body = Tv)))]
pub(crate) async fn tv(State(app): State<Arc<App>>) -> impl IntoResponse {
    let live = app.games.now().now.live.clone();
    ([(header::CACHE_CONTROL, "no-store")], Json(Tv { live }))
}

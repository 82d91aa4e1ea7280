use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Tv;

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// The best game that is played just now.
///
/// At most a second old. Follow it by its events; when it is over, or nothing moves in it, ask again.
#[utoipa::path(get, path = "/api/tv", tag = "site", responses((status = 200, body = Tv)))]
pub(crate) async fn tv(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<impl IntoResponse, Problem> {
    let moment = app.games.now(me.id()).await.map_err(|error| asked.failed(&error))?;
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(Tv { live: moment.now.live.clone() })))
}

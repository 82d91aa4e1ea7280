use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Now;

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// Who is connected, what is played, and a game to watch.
///
/// At most a second old. A game is shown only while it is played: both seats taken, not over.
#[utoipa::path(get, path = "/api/now", tag = "site", responses((status = 200, body = Now)))]
pub(crate) async fn now(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<impl IntoResponse, Problem> {
    let moment = app.games.now(me.id()).await.map_err(|error| asked.failed(&error))?;
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(moment.now.clone())))
}

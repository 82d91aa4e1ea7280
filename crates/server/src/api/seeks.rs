use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::Seeks;

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// Who looks for a game, and one's own seeks.
///
/// Following `lobby` on the WebSocket tells the same as it changes.
#[utoipa::path(get, path = "/api/seeks", tag = "lobby", responses((status = 200, body = Seeks)))]
pub(crate) async fn seeks(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<impl IntoResponse, Problem> {
    let seeks = app.lobby.list(me.id()).await.map_err(|why| asked.problem(why))?;
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(seeks)))
}

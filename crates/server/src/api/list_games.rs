use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::InPlay;

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// The games that are played just now, the best first.
///
/// At most a second old. Games between friends are not listed.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = InPlay)))]
pub(crate) async fn list_games(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<impl IntoResponse, Problem> {
    let moment = app.games.now(me.id()).await.map_err(|error| asked.failed(&error))?;
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(moment.playing.clone())))
}

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{Problem as ProblemBody, Snapshot};

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// A game as it stands.
///
/// With a seat's secret as `Authorization: Bearer`, `you` says which side it opens.
#[utoipa::path(
    get, path = "/api/games/{game}", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, body = Snapshot), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody))
)]
pub(crate) async fn show_game(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<Json<Snapshot>, Problem> {
    let id = asked.game(&game)?;
    let keys = asked.keys(&me)?;
    app.games.snapshot(id, keys).await.map(Json).map_err(|why| asked.problem(why))
}

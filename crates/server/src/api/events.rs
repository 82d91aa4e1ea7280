use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use protocol::{FromServer, Problem as ProblemBody};

use super::Asked;
use crate::app::App;
use crate::connection::stream;
use crate::people::Me;
use crate::problem::Problem;

/// Follow a game as server-sent events: the snapshot first, then what happens.
///
/// The messages are those of the WebSocket `/ws`.
#[utoipa::path(
    get, path = "/api/games/{game}/events", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, body = FromServer, content_type = "text/event-stream"),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
    )
)]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<Response, Problem> {
    let id = asked.game(&game)?;
    let keys = asked.keys(&me)?;
    let stream = stream::events(app, id, keys, &me).await.map_err(|why| asked.problem(why))?;
    Ok(stream.into_response())
}

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{FromServer, Problem as ProblemBody};

use super::Asked;
use crate::app::App;
use crate::connection::stream;
use crate::people::Me;
use crate::problem::Problem;
use crate::secret;

/// Follow who looks for a game as server-sent events, and hold one's own seeks.
///
/// The secrets of one's seeks come as `Authorization: Bearer`, with commas between them. The messages are those of the WebSocket `/ws`.
#[utoipa::path(
    get, path = "/api/lobby/events", tag = "lobby",
    responses(
        (status = 200, body = FromServer, content_type = "text/event-stream"),
        (status = 403, body = ProblemBody),
    )
)]
pub(crate) async fn lobby_events(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<Response, Problem> {
    let seats = secret::seats(&asked.headers).map_err(|why| asked.problem(why))?;
    Ok(stream::lobby(app, &me, seats).await.into_response())
}

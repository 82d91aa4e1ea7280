use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::Response;
use protocol::{FromServer, Problem as ProblemBody, Why};

use super::Asked;
use crate::app::App;
use crate::inbox::{self, Form};
use crate::people::Me;
use crate::problem::Problem;

/// What you hear of without following a game: challenges, games that begin, wait for you and end.
///
/// Begins with what stands. Server-sent events, or a line of JSON each for `Accept: application/x-ndjson`.
#[utoipa::path(
    get, path = "/api/stream/event", tag = "challenges",
    responses(
        (status = 200, body = FromServer, content_type = "text/event-stream"),
        (status = 401, body = ProblemBody),
    )
)]
pub(crate) async fn stream_event(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<Response, Problem> {
    let user = me.id().ok_or_else(|| asked.problem(Why::NotSignedIn))?;
    let lease = app.endings.lease(&me);
    let accept = asked.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let lines = accept.is_some_and(|accept| accept.contains("ndjson"));
    let form = if lines { Form::Lines } else { Form::Events };
    inbox::events(app, user, lease, form).await.map_err(|why| asked.problem(why))
}

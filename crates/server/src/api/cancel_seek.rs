use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use play::seek::SeekId;
use protocol::{Problem as ProblemBody, Why};

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// Take one's own seek back.
///
/// If it is not there (any more), that is well too.
#[utoipa::path(
    delete, path = "/api/seeks/{seek}", tag = "lobby",
    params(("seek" = u64, Path, description = "The seek's number")),
    responses((status = 204), (status = 401, body = ProblemBody))
)]
pub(crate) async fn cancel_seek(
    State(app): State<Arc<App>>,
    Path(seek): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<StatusCode, Problem> {
    let user = me.id().ok_or_else(|| asked.problem(Why::NotSignedIn))?;
    if let Ok(seek) = seek.parse() {
        app.lobby.cancel(user, SeekId(seek)).await.map_err(|why| asked.problem(why))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

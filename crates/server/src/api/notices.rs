use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Problem as ProblemBody, SetNotices, Why};

use super::pushes::may;
use super::{Asked, Body};
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;

/// Whether I want letters when a game over days waits for me.
///
/// They go to the address that the account has confirmed.
#[utoipa::path(
    post, path = "/api/notices", tag = "me", request_body = SetNotices,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody))
)]
pub(crate) async fn set_notices(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
    Body(body): Body<SetNotices>,
) -> Result<StatusCode, Problem> {
    let reachable = me.user().filter(|user| !body.mail || (app.notify.has_mail() && user.email.is_some()));
    let user = reachable.ok_or_else(|| asked.problem(Why::NotAPlayer))?.id;
    may(&app, &asked, user)?;
    app.store.set_wants_mail(user, body.mail).await.map_err(|error| asked.failed(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

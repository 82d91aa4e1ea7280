use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use protocol::AccountProblem;

use super::{Problem, problem};
use crate::people::account::{self, Caller};
use crate::people::cleared;

/// Sign out of this browser.
///
/// A guest who does so can't come back to being that guest; the games go on by their links.
#[utoipa::path(
    post, path = "/api/account/sign-out", tag = "accounts",
    responses((status = 204), (status = 503, body = AccountProblem))
)]
pub(crate) async fn sign_out(
    caller: Caller,
) -> Result<(StatusCode, [(HeaderName, HeaderValue); 1]), Problem> {
    account::sign_out(&caller).await.map_err(|refused| problem(&caller, refused))?;
    let cookie = cleared(&caller.app.config, &caller.asked.headers);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]))
}

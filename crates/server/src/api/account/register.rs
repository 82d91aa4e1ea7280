use axum::Json;
use axum::http::StatusCode;
use protocol::{AccountProblem, Register, SignedIn};

use super::{Problem, problem};
use crate::api::Body;
use crate::people::Introduced;
use crate::people::account::{self, Caller};

/// Become an account, with a password.
///
/// A guest keeps their games and their seats.
#[utoipa::path(
    post, path = "/api/account/register", tag = "accounts", request_body = Register,
    responses(
        (status = 201, body = SignedIn),
        (status = 409, body = AccountProblem), (status = 422, body = AccountProblem),
        (status = 429, body = AccountProblem), (status = 503, body = AccountProblem),
    )
)]
pub(crate) async fn register(
    caller: Caller,
    Body(body): Body<Register>,
) -> Result<(StatusCode, Introduced, Json<SignedIn>), Problem> {
    let account = account::register(&caller, &body.name, &body.password).await;
    let account = account.map_err(|refused| problem(&caller, refused))?;
    let name = account.user.name.clone();
    Ok((StatusCode::CREATED, account, Json(SignedIn { name })))
}

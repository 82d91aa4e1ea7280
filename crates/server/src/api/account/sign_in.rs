use protocol::{AccountProblem, SignIn, SignedIn};

use super::{Entered, Problem, entered, problem};
use crate::api::Body;
use crate::people::account::{self, Caller};

/// Sign in with a password.
#[utoipa::path(
    post, path = "/api/account/sign-in", tag = "accounts", request_body = SignIn,
    responses(
        (status = 200, body = SignedIn), (status = 403, body = AccountProblem),
        (status = 429, body = AccountProblem), (status = 503, body = AccountProblem),
    )
)]
pub(crate) async fn sign_in(caller: Caller, Body(body): Body<SignIn>) -> Result<Entered, Problem> {
    let signed_in = account::sign_in(&caller, &body.name, &body.password).await;
    signed_in.map(entered).map_err(|refused| problem(&caller, refused))
}

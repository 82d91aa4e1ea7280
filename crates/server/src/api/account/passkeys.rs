use axum::Json;
use axum::http::StatusCode;
use protocol::{AccountProblem, NewPasskey, PasskeyAnswer, PasskeyQuestion, SignedIn};
use serde::de::DeserializeOwned;

use super::{Entered, Problem, entered, problem};
use crate::api::Body;
use crate::people::Introduced;
use crate::people::account::{self, Caller, Question, Refused};

/// What to ask a browser that shall make a passkey, for your account or for a new one.
#[utoipa::path(
    post, path = "/api/account/passkeys/new", tag = "accounts", request_body = NewPasskey,
    responses(
        (status = 200, body = PasskeyQuestion), (status = 403, body = AccountProblem),
        (status = 409, body = AccountProblem), (status = 422, body = AccountProblem),
        (status = 429, body = AccountProblem),
    )
)]
pub(crate) async fn ask_for_new(
    caller: Caller,
    Body(body): Body<NewPasskey>,
) -> Result<(Introduced, Json<PasskeyQuestion>), Problem> {
    let asked = account::ask_for_new(&caller, &body.name.unwrap_or_default()).await;
    let (introduced, asked) = asked.map_err(|refused| problem(&caller, refused))?;
    Ok((introduced, question(asked)))
}

/// Keep the passkey that the browser has made.
#[utoipa::path(
    post, path = "/api/account/passkeys", tag = "accounts", request_body = PasskeyAnswer,
    responses(
        (status = 201, body = SignedIn), (status = 403, body = AccountProblem),
        (status = 409, body = AccountProblem),
    )
)]
pub(crate) async fn add(
    caller: Caller,
    Body(body): Body<PasskeyAnswer>,
) -> Result<(StatusCode, Json<SignedIn>), Problem> {
    let added = match read(body.credential) {
        Ok(answer) => account::add_passkey(&caller, &body.ceremony, &answer).await,
        Err(refused) => Err(refused),
    };
    let user = added.map_err(|refused| problem(&caller, refused))?;
    Ok((StatusCode::CREATED, Json(SignedIn { name: user.name })))
}

/// What to ask a browser in order to sign in with a passkey. No name is needed.
#[utoipa::path(
    post, path = "/api/account/passkeys/ask", tag = "accounts",
    responses(
        (status = 200, body = PasskeyQuestion), (status = 403, body = AccountProblem),
        (status = 429, body = AccountProblem),
    )
)]
pub(crate) async fn ask_for_proof(caller: Caller) -> Result<Json<PasskeyQuestion>, Problem> {
    account::ask_for_proof(&caller).await.map(question).map_err(|refused| problem(&caller, refused))
}

/// Sign in with a passkey.
#[utoipa::path(
    post, path = "/api/account/passkeys/sign-in", tag = "accounts", request_body = PasskeyAnswer,
    responses((status = 200, body = SignedIn), (status = 403, body = AccountProblem))
)]
pub(crate) async fn prove(caller: Caller, Body(body): Body<PasskeyAnswer>) -> Result<Entered, Problem> {
    let proved = match read(body.credential) {
        Ok(answer) => account::prove(&caller, &body.ceremony, &answer).await,
        Err(refused) => Err(refused),
    };
    proved.map(entered).map_err(|refused| problem(&caller, refused))
}

fn question(Question { ceremony, options }: Question) -> Json<PasskeyQuestion> {
    Json(PasskeyQuestion { ceremony, options })
}

fn read<T: DeserializeOwned>(credential: serde_json::Value) -> Result<T, Refused> {
    serde_json::from_value(credential).map_err(|_| Refused::Passkey)
}

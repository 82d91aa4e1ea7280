//! `/{lang}/sign-in`

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{Query, Sent, again, flaw, next, onward};
use crate::pages::{Reader, SignInPage};
use crate::people::account::{self, Caller, Refused, letters_from, takes_passkeys};
use crate::visit::{Instead, Visitor};

#[derive(Deserialize)]
pub(crate) struct SignIn {
    name: String,
    password: String,
    #[serde(default)]
    next: String,
}

/// `GET /{lang}/sign-in`
pub(crate) async fn show(
    Path(code): Path<String>,
    query: Query,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    if caller.account().is_ok() {
        return Ok(onward(reader.lang, &query.next).into_response());
    }
    Ok(render(&caller, reader, &query.next, "", None))
}

/// `POST /{lang}/sign-in`
pub(crate) async fn send(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<SignIn>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    match account::sign_in(&caller, &sent.name, &sent.password).await {
        Ok((_, cookie)) => {
            Ok(([(header::SET_COOKIE, cookie)], onward(reader.lang, &sent.next)).into_response())
        }
        Err(refused) => Ok(render(&caller, reader, &sent.next, &sent.name, Some(&refused))),
    }
}

fn render(caller: &Caller, reader: Reader<'_>, to: &str, name: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, reader.lang));
    let (passkeys, letters) = (takes_passkeys(caller), letters_from(caller).is_some());
    again(
        refused,
        SignInPage { reader, next: next(to), name, flaw: flaw.as_ref(), passkeys, letters }.render(),
    )
}

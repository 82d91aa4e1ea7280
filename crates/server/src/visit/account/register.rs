//! `/{lang}/register`

use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{Query, Sent, again, flaw, next, onward};
use crate::pages::{Reader, RegisterPage};
use crate::people::account::{self, Caller, Refused, letters_from, takes_passkeys};
use crate::people::names::NAME_CHARS;
use crate::people::passwords::CHARS_MIN;
use crate::visit::{Instead, Visitor};

#[derive(Deserialize)]
pub(crate) struct Register {
    name: String,
    #[serde(rename = "new-password")]
    password: String,
    #[serde(default)]
    next: String,
}

/// `GET /{lang}/register`
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

/// `POST /{lang}/register`
pub(crate) async fn send(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Register>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    match account::register(&caller, &sent.name, &sent.password).await {
        Ok(account) => Ok((account, onward(reader.lang, &sent.next)).into_response()),
        Err(refused) => Ok(render(&caller, reader, &sent.next, &sent.name, Some(&refused))),
    }
}

fn render(caller: &Caller, reader: Reader<'_>, to: &str, name: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, reader.lang));
    let html = RegisterPage {
        reader,
        next: next(to),
        name,
        flaw: flaw.as_ref(),
        passkeys: takes_passkeys(caller),
        letters: letters_from(caller).is_some(),
        limits: (*NAME_CHARS.start(), *NAME_CHARS.end(), CHARS_MIN),
    };
    again(refused, html.render())
}

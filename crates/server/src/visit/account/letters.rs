//! Where the links of letters lead, and where letters are asked for.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Why;
use serde::Deserialize;

use super::{Query, Sent, again, flaw, onward};
use crate::pages::{Ask, AskPage, Note, Reader};
use crate::people::account::{self, Caller, Refused, letters_from};
use crate::people::passwords::CHARS_MIN;
use crate::visit::{Instead, Visitor, error, page};

/// `GET /{lang}/account/email`: the link of a letter. Opening it confirms nothing yet: mail programs open links too.
pub(crate) async fn confirm(
    Path(code): Path<String>,
    query: Query,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    Ok(render(reader, Ask::Confirm, &query.token, "", None))
}

#[derive(Deserialize)]
pub(crate) struct Confirmed {
    token: String,
}

/// `POST /{lang}/account/email`
pub(crate) async fn confirmed(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Confirmed>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    match account::confirm_email(&caller, &sent.token).await {
        Ok(()) => Ok(page(reader.account_note(Note::Confirmed))),
        Err(refused) => Ok(render(reader, Ask::Confirm, "", "", Some(&refused))),
    }
}

/// `GET /{lang}/recover`: where a letter is asked for, and where its link leads.
pub(crate) async fn recover(
    Path(code): Path<String>,
    query: Query,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    if letters_from(&caller).is_none() {
        return Err(Instead::of(error(&caller.app, &caller.asked, reader.lang, Why::NotFound)));
    }
    Ok(render(reader, ask(&query.token), &query.token, "", None))
}

#[derive(Deserialize)]
pub(crate) struct Recovering {
    #[serde(default)]
    name: String,
    #[serde(rename = "new-password", default)]
    password: String,
    token: String,
}

/// `POST /{lang}/recover`: a letter is asked for; with what came in one, a new password is chosen.
pub(crate) async fn recovered(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Recovering>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let done = if sent.token.is_empty() {
        let asked = account::ask_to_recover(&caller, &sent.name, reader.lang).await;
        asked.map(|()| page(reader.account_note(Note::Sent)))
    } else {
        let recovered = account::recover(&caller, &sent.token, &sent.password).await;
        recovered.map(|(_, cookie)| ([(header::SET_COOKIE, cookie)], onward(reader.lang, "")).into_response())
    };
    Ok(done
        .unwrap_or_else(|refused| render(reader, ask(&sent.token), &sent.token, &sent.name, Some(&refused))))
}

fn ask(token: &str) -> Ask {
    if token.is_empty() { Ask::Recover } else { Ask::NewPassword(CHARS_MIN) }
}

fn render(reader: Reader<'_>, ask: Ask, token: &str, typed: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, reader.lang));
    again(refused, AskPage { reader, ask, token, typed, flaw: flaw.as_ref() }.render())
}

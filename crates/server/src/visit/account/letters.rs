//! Where the links of letters lead, and where letters are asked for.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Why;
use serde::Deserialize;

use super::{Query, Sent, again, flaw, onward};
use crate::http::Wish;
use crate::pages::{Ask, AskPage, Note, Reader};
use crate::people::account::{self, Caller, Refused, letters_from};
use crate::people::passwords::CHARS_MIN;
use crate::visit::{Instead, Visitor, page};

/// `GET /{lang}/account/email`: the link of a letter. Opening it confirms nothing yet: mail programs open links too.
pub(crate) async fn confirm(Wish(query): Wish<Query>, visitor: Visitor) -> Response {
    render(visitor.reader(), Ask::Confirm, &query.token, "", None)
}

#[derive(Deserialize)]
pub(crate) struct Confirmed {
    token: String,
}

/// `POST /{lang}/account/email`
pub(crate) async fn confirmed(visitor: Visitor, caller: Caller, Sent(sent): Sent<Confirmed>) -> Response {
    match account::confirm_email(&caller, &sent.token).await {
        Ok(()) => page(visitor.reader().account_note(Note::Confirmed)),
        Err(refused) => render(visitor.reader(), Ask::Confirm, &sent.token, "", Some(&refused)),
    }
}

/// `GET /{lang}/recover`: where a letter is asked for, and where its link leads.
pub(crate) async fn recover(
    Wish(query): Wish<Query>,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    if letters_from(&caller).is_none() {
        return Err(visitor.instead(Why::NotFound));
    }
    Ok(render(visitor.reader(), ask(&query.token), &query.token, "", None))
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
pub(crate) async fn recovered(visitor: Visitor, caller: Caller, Sent(sent): Sent<Recovering>) -> Response {
    let reader = visitor.reader();
    let done = if sent.token.is_empty() {
        let asked = account::ask_to_recover(&caller, &sent.name, reader.lang).await;
        asked.map(|()| page(reader.account_note(Note::Sent)))
    } else {
        let recovered = account::recover(&caller, &sent.token, &sent.password).await;
        recovered.map(|(_, cookie)| ([(header::SET_COOKIE, cookie)], onward(reader.lang, "")).into_response())
    };
    done.unwrap_or_else(|refused| render(reader, ask(&sent.token), &sent.token, &sent.name, Some(&refused)))
}

fn ask(token: &str) -> Ask {
    if token.is_empty() { Ask::Recover } else { Ask::NewPassword(CHARS_MIN) }
}

fn render(reader: Reader<'_>, ask: Ask, token: &str, typed: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, reader.lang));
    again(refused, AskPage { reader, ask, token, typed, flaw: flaw.as_ref() }.render())
}

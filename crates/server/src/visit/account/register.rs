//! `/{lang}/register`

use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{Query, Sent, again, flaw, next, onward};
use crate::http::Wish;
use crate::pages::RegisterPage;
use crate::people::account::{self, Caller, Refused, letters_from, takes_passkeys};
use crate::people::names::NAME_CHARS;
use crate::people::passwords::CHARS_MIN;
use crate::visit::Visitor;

#[derive(Deserialize)]
pub(crate) struct Register {
    name: String,
    #[serde(rename = "new-password")]
    password: String,
    #[serde(default)]
    next: String,
}

/// `GET /{lang}/register`
pub(crate) async fn show(Wish(query): Wish<Query>, visitor: Visitor, caller: Caller) -> Response {
    if caller.account().is_ok() {
        return onward(visitor.lang, &query.next).into_response();
    }
    render(&visitor, &caller, &query.next, "", None)
}

/// `POST /{lang}/register`
pub(crate) async fn send(visitor: Visitor, caller: Caller, Sent(sent): Sent<Register>) -> Response {
    match account::register(&caller, &sent.name, &sent.password).await {
        Ok(account) => (account, onward(visitor.lang, &sent.next)).into_response(),
        Err(refused) => render(&visitor, &caller, &sent.next, &sent.name, Some(&refused)),
    }
}

fn render(visitor: &Visitor, caller: &Caller, to: &str, name: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, visitor.lang));
    let html = RegisterPage {
        reader: visitor.reader(),
        next: next(to),
        name,
        flaw: flaw.as_ref(),
        passkeys: takes_passkeys(caller),
        letters: letters_from(caller).is_some(),
        limits: (*NAME_CHARS.start(), *NAME_CHARS.end(), CHARS_MIN),
    };
    again(refused, html.render())
}

//! `/{lang}/sign-in`

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::{Query, Sent, again, flaw, next, onward};
use crate::http::Wish;
use crate::pages::SignInPage;
use crate::people::account::{self, Caller, Refused, letters_from, takes_passkeys};
use crate::visit::Visitor;

#[derive(Deserialize)]
pub(crate) struct SignIn {
    name: String,
    password: String,
    #[serde(default)]
    next: String,
}

/// `GET /{lang}/sign-in`
pub(crate) async fn show(Wish(query): Wish<Query>, visitor: Visitor, caller: Caller) -> Response {
    if caller.account().is_ok() {
        return onward(visitor.lang, &query.next).into_response();
    }
    render(&visitor, &caller, &query.next, "", None)
}

/// `POST /{lang}/sign-in`
pub(crate) async fn send(visitor: Visitor, caller: Caller, Sent(sent): Sent<SignIn>) -> Response {
    match account::sign_in(&caller, &sent.name, &sent.password).await {
        Ok((_, cookie)) => ([(header::SET_COOKIE, cookie)], onward(visitor.lang, &sent.next)).into_response(),
        Err(refused) => render(&visitor, &caller, &sent.next, &sent.name, Some(&refused)),
    }
}

fn render(visitor: &Visitor, caller: &Caller, to: &str, name: &str, refused: Option<&Refused>) -> Response {
    let flaw = refused.map(|refused| flaw(refused, visitor.lang));
    let (passkeys, letters) = (takes_passkeys(caller), letters_from(caller).is_some());
    again(
        refused,
        SignInPage { reader: visitor.reader(), next: next(to), name, flaw: flaw.as_ref(), passkeys, letters }
            .render(),
    )
}

//! `/{lang}/account` and its forms.

use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::SecretHash;

use super::{Query, Sent, again, flaw};
use crate::http::Wish;
use crate::pages::{AccountPage, Done, Note};
use crate::people::account::{self, Caller, Field, Refused, letters_from, takes_passkeys};
use crate::people::cleared;
use crate::people::passwords::CHARS_MIN;
use crate::visit::{Visitor, page};

/// `GET /{lang}/account`
pub(crate) async fn show(Wish(query): Wish<Query>, visitor: Visitor, caller: Caller) -> Response {
    own(&visitor, &caller, Done::named(&query.done), None).await
}

#[derive(Deserialize)]
pub(crate) struct NewPassword {
    #[serde(default)]
    password: String,
    #[serde(rename = "new-password")]
    new: String,
}

/// `POST /{lang}/account/password`
pub(crate) async fn password(visitor: Visitor, caller: Caller, Sent(sent): Sent<NewPassword>) -> Response {
    let changed = account::change_password(&caller, &sent.password, &sent.new).await;
    answer(&visitor, &caller, changed.map(|()| Done::Password), None).await
}

#[derive(Deserialize)]
pub(crate) struct WhichSession {
    session: String,
}

/// `POST /{lang}/account/session`: one of them ends, or all others.
pub(crate) async fn session(visitor: Visitor, caller: Caller, Sent(sent): Sent<WhichSession>) -> Response {
    let (done, token) = if sent.session.is_empty() {
        (Done::Sessions, None)
    } else {
        // What names no session ends none.
        let bytes = unhex(&sent.session).and_then(|bytes| bytes.try_into().ok());
        (Done::Session, Some(SecretHash(bytes.unwrap_or([0; 32]))))
    };
    let ended = account::end_session(&caller, token).await;
    answer(&visitor, &caller, ended.map(|()| done), None).await
}

#[derive(Deserialize)]
pub(crate) struct WhichPasskey {
    passkey: String,
}

/// `POST /{lang}/account/passkey`: it is removed.
pub(crate) async fn passkey(visitor: Visitor, caller: Caller, Sent(sent): Sent<WhichPasskey>) -> Response {
    let removed = account::remove_passkey(&caller, &unhex(&sent.passkey).unwrap_or_default()).await;
    answer(&visitor, &caller, removed.map(|()| Done::Removed), None).await
}

#[derive(Deserialize)]
pub(crate) struct Address {
    email: String,
}

/// `POST /{lang}/account/address`: a letter is sent there; without one, none is kept any more.
pub(crate) async fn address(visitor: Visitor, caller: Caller, Sent(sent): Sent<Address>) -> Response {
    let done = if sent.email.is_empty() {
        account::forget_email(&caller).await.map(|()| Done::NoEmail)
    } else {
        account::ask_to_confirm(&caller, &sent.email, visitor.lang).await.map(|()| Done::Letter)
    };
    answer(&visitor, &caller, done, Some((Field::Email, &sent.email))).await
}

/// `POST /{lang}/account/sign-out`
pub(crate) async fn sign_out(visitor: Visitor, caller: Caller) -> Response {
    if let Err(refused) = account::sign_out(&caller).await {
        return own(&visitor, &caller, None, Some((&refused, None))).await;
    }
    without_cookie(&caller, format!("/{}/", visitor.lang))
}

#[derive(Deserialize)]
pub(crate) struct Closing {
    confirm: String,
}

/// `POST /{lang}/account/close`
pub(crate) async fn close(visitor: Visitor, caller: Caller, Sent(sent): Sent<Closing>) -> Response {
    match account::close(&caller, &sent.confirm, visitor.lang).await {
        Ok(()) => without_cookie(&caller, format!("/{}/account/closed", visitor.lang)),
        Err(refused) => {
            let typed = (Field::Confirm, sent.confirm.as_str());
            own(&visitor, &caller, None, Some((&refused, Some(typed)))).await
        }
    }
}

/// `GET /{lang}/account/closed`
pub(crate) async fn closed(visitor: Visitor) -> Response {
    page(visitor.reader().account_note(Note::Closed))
}

/// The field that a form has and others have not, and what was typed there.
type Typed<'a> = Option<(Field, &'a str)>;

/// Back to the page, which says what was done; or the page again, with what was wrong.
async fn answer(
    visitor: &Visitor,
    caller: &Caller,
    done: Result<Done, Refused>,
    typed: Typed<'_>,
) -> Response {
    match done {
        Ok(done) => Redirect::to(&format!("/{}/account?done={}", visitor.lang, done.name())).into_response(),
        Err(refused) => own(visitor, caller, None, Some((&refused, typed))).await,
    }
}

/// The account's page; whoever has none is asked to sign in.
async fn own(
    visitor: &Visitor,
    caller: &Caller,
    done: Option<Done>,
    refused: Option<(&Refused, Typed<'_>)>,
) -> Response {
    match render(visitor, caller, done, refused).await {
        Ok(response) => response,
        Err(Refused::Failed(why)) => visitor.instead(why).into_response(),
        Err(_) => Redirect::to(&format!("/{}/sign-in", visitor.lang)).into_response(),
    }
}

async fn render(
    visitor: &Visitor,
    caller: &Caller,
    done: Option<Done>,
    refused: Option<(&Refused, Typed<'_>)>,
) -> Result<Response, Refused> {
    let known = caller.account()?;
    let (store, user) = (&caller.app.store, known.user);
    let (refused, typed) = refused.unzip();
    let typed = typed.flatten();
    let mut flaw = refused.map(|refused| flaw(refused, visitor.lang));
    // Two forms ask for the password.
    if let (Some(flaw), Some(Refused::WrongPassword), Some((Field::Confirm, _))) = (&mut flaw, refused, typed)
    {
        flaw.field = Some(Field::Confirm.name());
    }
    let html = AccountPage {
        reader: visitor.reader(),
        user,
        sessions: &store.sessions(user.id).await?,
        session: known.session,
        keys: &store.passkeys(user.id).await?,
        passkeys: takes_passkeys(caller),
        has_password: store.password(user.id).await?.is_some(),
        administrator: crate::order::is_administrator(&caller.app.config, user),
        password_least: CHARS_MIN,
        letters: letters_from(caller).is_some(),
        done,
        typed: typed.map(|(field, text)| (field.name(), text)),
        flaw: flaw.as_ref(),
    };
    Ok(again(refused, html.render()))
}

/// On to a page, known by nothing any more.
fn without_cookie(caller: &Caller, to: String) -> Response {
    let cookie = cleared(&caller.app.config, &caller.asked.headers);
    ([(header::SET_COOKIE, cookie)], Redirect::to(&to)).into_response()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

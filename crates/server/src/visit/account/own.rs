//! `/{lang}/account` and its forms.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::SecretHash;

use super::{Query, Sent, again, flaw};
use crate::pages::{AccountPage, Done, Note, Reader};
use crate::people::account::{self, Caller, Field, Refused, letters_from, takes_passkeys};
use crate::people::cleared;
use crate::people::passwords::CHARS_MIN;
use crate::visit::{Instead, Visitor, page};

/// `GET /{lang}/account`
pub(crate) async fn show(
    Path(code): Path<String>,
    query: Query,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    Ok(own(&caller, reader, Done::named(&query.done), None, None).await)
}

#[derive(Deserialize)]
pub(crate) struct NewPassword {
    #[serde(default)]
    password: String,
    #[serde(rename = "new-password")]
    new: String,
}

/// `POST /{lang}/account/password`
pub(crate) async fn password(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<NewPassword>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let changed = account::change_password(&caller, &sent.password, &sent.new).await;
    Ok(answer(&caller, reader, changed.map(|()| Done::Password), None).await)
}

#[derive(Deserialize)]
pub(crate) struct WhichSession {
    session: String,
}

/// `POST /{lang}/account/session`: one of them ends, or all others.
pub(crate) async fn session(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<WhichSession>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let (done, token) = if sent.session.is_empty() {
        (Done::Sessions, None)
    } else {
        // What names no session ends none.
        let bytes = unhex(&sent.session).and_then(|bytes| bytes.try_into().ok());
        (Done::Session, Some(SecretHash(bytes.unwrap_or([0; 32]))))
    };
    let ended = account::end_session(&caller, token).await;
    Ok(answer(&caller, reader, ended.map(|()| done), None).await)
}

#[derive(Deserialize)]
pub(crate) struct WhichPasskey {
    passkey: String,
}

/// `POST /{lang}/account/passkey`: it is removed.
pub(crate) async fn passkey(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<WhichPasskey>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let removed = account::remove_passkey(&caller, &unhex(&sent.passkey).unwrap_or_default()).await;
    Ok(answer(&caller, reader, removed.map(|()| Done::Removed), None).await)
}

#[derive(Deserialize)]
pub(crate) struct Address {
    email: String,
}

/// `POST /{lang}/account/address`: a letter is sent there; without one, none is kept any more.
pub(crate) async fn address(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Address>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let done = if sent.email.is_empty() {
        account::forget_email(&caller).await.map(|()| Done::NoEmail)
    } else {
        account::ask_to_confirm(&caller, &sent.email, reader.lang).await.map(|()| Done::Letter)
    };
    Ok(answer(&caller, reader, done, None).await)
}

/// `POST /{lang}/account/sign-out`
pub(crate) async fn sign_out(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    if let Err(refused) = account::sign_out(&caller).await {
        return Ok(own(&caller, reader, None, Some(&refused), None).await);
    }
    Ok(without_cookie(&caller, format!("/{}/", reader.lang)))
}

#[derive(Deserialize)]
pub(crate) struct Closing {
    confirm: String,
}

/// `POST /{lang}/account/close`
pub(crate) async fn close(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Closing>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    match account::close(&caller, &sent.confirm, reader.lang).await {
        Ok(()) => Ok(without_cookie(&caller, format!("/{}/account/closed", reader.lang))),
        Err(refused) => Ok(own(&caller, reader, None, Some(&refused), Some(Field::Confirm)).await),
    }
}

/// `GET /{lang}/account/closed`
pub(crate) async fn closed(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    Ok(page(visitor.reader(&caller.app, &code)?.account_note(Note::Closed)))
}

/// Back to the page, which says what was done; or the page again, with what was wrong.
async fn answer(
    caller: &Caller,
    reader: Reader<'_>,
    done: Result<Done, Refused>,
    field: Option<Field>,
) -> Response {
    match done {
        Ok(done) => Redirect::to(&format!("/{}/account?done={}", reader.lang, done.name())).into_response(),
        Err(refused) => own(caller, reader, None, Some(&refused), field).await,
    }
}

/// The account's page; whoever has none is asked to sign in. A flaw of a password is shown at `field` where a form
/// has another than usual.
async fn own(
    caller: &Caller,
    reader: Reader<'_>,
    done: Option<Done>,
    refused: Option<&Refused>,
    field: Option<Field>,
) -> Response {
    match render(caller, reader, done, refused, field).await {
        Ok(response) => response,
        Err(Refused::Failed(why)) => crate::visit::error(&caller.app, &caller.asked, reader.lang, why),
        Err(_) => Redirect::to(&format!("/{}/sign-in", reader.lang)).into_response(),
    }
}

async fn render(
    caller: &Caller,
    reader: Reader<'_>,
    done: Option<Done>,
    refused: Option<&Refused>,
    field: Option<Field>,
) -> Result<Response, Refused> {
    let known = caller.account()?;
    let (store, user) = (&caller.app.store, known.user);
    let mut flaw = refused.map(|refused| flaw(refused, reader.lang));
    if let (Some(flaw), Some(Refused::WrongPassword), Some(field)) = (&mut flaw, refused, field) {
        flaw.field = Some(field.name());
    }
    let html = AccountPage {
        reader,
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

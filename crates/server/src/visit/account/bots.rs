//! `/{lang}/account/bots` and its forms.

use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{Sent, again, flaw};
use crate::pages::{BotsPage, Reader};
use crate::people::account::{Caller, Refused};
use crate::people::bots::{self, BOTS_MAX, NewToken};
use crate::visit::{Instead, Visitor};

/// `GET /{lang}/account/bots`
pub(crate) async fn show(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    Ok(render(&caller, reader, Ok(None), "").await)
}

#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `POST /{lang}/account/bots`: one more.
pub(crate) async fn make(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Named>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let made = bots::make(&caller, &sent.name).await;
    Ok(render(&caller, reader, made.map(Some), &sent.name).await)
}

/// `POST /{lang}/account/bots/token`: another token.
pub(crate) async fn token(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Named>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let made = bots::new_token(&caller, &sent.name).await;
    Ok(render(&caller, reader, made.map(Some), "").await)
}

/// `POST /{lang}/account/bots/revoke`: no token any more.
pub(crate) async fn revoke(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Named>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let revoked = bots::revoke(&caller, &sent.name).await;
    Ok(back(&caller, reader, revoked).await)
}

/// `POST /{lang}/account/bots/remove`: the bot is no more.
pub(crate) async fn remove(
    Path(code): Path<String>,
    visitor: Visitor,
    caller: Caller,
    Sent(sent): Sent<Named>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&caller.app, &code)?;
    let removed = bots::remove(&caller, &sent.name).await;
    Ok(back(&caller, reader, removed).await)
}

async fn back(caller: &Caller, reader: Reader<'_>, done: Result<(), Refused>) -> Response {
    match done {
        Ok(()) => Redirect::to(&format!("/{}/account/bots", reader.lang)).into_response(),
        Err(refused) => render(caller, reader, Err(refused), "").await,
    }
}

/// The page, with a token that is shown this once. Whoever has no account is asked to sign in.
async fn render(
    caller: &Caller,
    reader: Reader<'_>,
    made: Result<Option<NewToken>, Refused>,
    typed: &str,
) -> Response {
    let (made, refused) = match made {
        Ok(made) => (made, None),
        Err(refused) => (None, Some(refused)),
    };
    let bots = match caller.account() {
        Ok(account) => caller.app.store.bots(account.user.id).await.map_err(Refused::from),
        Err(refused) => Err(refused),
    };
    match bots {
        Ok(bots) => {
            let flaw = refused.as_ref().map(|refused| flaw(refused, reader.lang));
            let most = BOTS_MAX;
            let html =
                BotsPage { reader, bots: &bots, most, made: made.as_ref(), typed, flaw: flaw.as_ref() }
                    .render();
            again(refused.as_ref(), html)
        }
        Err(Refused::Failed(why)) => crate::visit::error(&caller.app, &caller.asked, reader.lang, why),
        Err(_) => Redirect::to(&format!("/{0}/sign-in?next=/{0}/account/bots", reader.lang)).into_response(),
    }
}

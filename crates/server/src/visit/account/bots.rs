//! `/{lang}/account/bots` and its forms.

use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{Sent, again, flaw};
use crate::pages::BotsPage;
use crate::people::account::{Caller, Refused};
use crate::people::bots::{self, BOTS_MAX, NewToken};
use crate::visit::Visitor;

/// `GET /{lang}/account/bots`
pub(crate) async fn show(visitor: Visitor, caller: Caller) -> Response {
    render(&visitor, &caller, Ok(None), "").await
}

#[derive(Deserialize)]
pub(crate) struct Named {
    name: String,
}

/// `POST /{lang}/account/bots`: one more.
pub(crate) async fn make(visitor: Visitor, caller: Caller, Sent(sent): Sent<Named>) -> Response {
    let made = bots::make(&caller, &sent.name).await;
    render(&visitor, &caller, made.map(Some), &sent.name).await
}

/// `POST /{lang}/account/bots/token`: another token.
pub(crate) async fn token(visitor: Visitor, caller: Caller, Sent(sent): Sent<Named>) -> Response {
    let made = bots::new_token(&caller, &sent.name).await;
    render(&visitor, &caller, made.map(Some), "").await
}

/// `POST /{lang}/account/bots/revoke`: no token any more.
pub(crate) async fn revoke(visitor: Visitor, caller: Caller, Sent(sent): Sent<Named>) -> Response {
    let revoked = bots::revoke(&caller, &sent.name).await;
    back(&visitor, &caller, revoked).await
}

/// `POST /{lang}/account/bots/remove`: the bot is no more.
pub(crate) async fn remove(visitor: Visitor, caller: Caller, Sent(sent): Sent<Named>) -> Response {
    let removed = bots::remove(&caller, &sent.name).await;
    back(&visitor, &caller, removed).await
}

async fn back(visitor: &Visitor, caller: &Caller, done: Result<(), Refused>) -> Response {
    match done {
        Ok(()) => Redirect::to(&format!("/{}/account/bots", visitor.lang)).into_response(),
        Err(refused) => render(visitor, caller, Err(refused), "").await,
    }
}

/// The page, with a token that is shown this once. Whoever has no account is asked to sign in.
async fn render(
    visitor: &Visitor,
    caller: &Caller,
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
            let flaw = refused.as_ref().map(|refused| flaw(refused, visitor.lang));
            let most = BOTS_MAX;
            let html = BotsPage {
                reader: visitor.reader(),
                bots: &bots,
                most,
                made: made.as_ref(),
                typed,
                flaw: flaw.as_ref(),
            }
            .render();
            again(refused.as_ref(), html)
        }
        Err(Refused::Failed(why)) => visitor.instead(why).into_response(),
        Err(_) => Redirect::to(&format!("/{0}/sign-in?next=/{0}/account/bots", visitor.lang)).into_response(),
    }
}

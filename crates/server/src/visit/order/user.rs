//! `/{lang}/order/user/{name}`: a user's record, and what an administrator does about them.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use play::Millis;
use play::conduct::REMEMBERED;
use protocol::Why;
use serde::Deserialize;
use store::{Deed, FOR_EVER, SignalKind, StoreError, User};

use super::{again, fresh};
use crate::app::App;
use crate::http::Wish;
use crate::order::{ActFlaw, Administrator, act, words};
use crate::pages::{RecordPage, Which, record_address};
use crate::visit::account::Sent;
use crate::visit::people::user_of;
use crate::visit::{Instead, Visitor};

/// Of each list, the newest.
const SHOWN: u32 = 50;

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    done: String,
    #[serde(default)]
    name: String,
}

/// `GET /{lang}/order/user?name=…`: on to the record of whoever is called so.
pub(crate) async fn find(
    _by: Administrator,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &asking.name).await?;
    Ok(Redirect::to(&record_address(&user.name, visitor.lang)).into_response())
}

/// `GET /{lang}/order/user/{name}`
pub(crate) async fn show(
    _by: Administrator,
    Path((_, name)): Path<(String, String)>,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let done = Which::named(&asking.done);
    let html = render(&visitor, &user, done, None).await;
    Ok(fresh(html.map_err(|error| visitor.failed(&error))?))
}

#[derive(Deserialize)]
pub(crate) struct Deciding {
    #[serde(default)]
    words: String,
    #[serde(default)]
    length: String,
}

/// `POST /{lang}/order/user/{name}/{suspend, lift or ban}`
pub(crate) async fn decide(
    Administrator(by): Administrator,
    Path((_, name, which)): Path<(String, String, String)>,
    visitor: Visitor,
    Sent(sent): Sent<Deciding>,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let Some(which) = Which::named(&which) else {
        return Err(visitor.instead(Why::NotFound));
    };
    let flaw = match carry_out(&visitor.app, &by, &user, which, &sent).await {
        Ok(()) => {
            let to = format!("{}?done={}", record_address(&user.name, visitor.lang), which.name());
            return Ok(Redirect::to(&to).into_response());
        }
        Err(flaw) => flaw,
    };
    let html = render(&visitor, &user, None, Some((which, flaw, &sent.words, &sent.length))).await;
    let html = html.map_err(|error| visitor.failed(&error))?;
    Ok(again(StatusCode::UNPROCESSABLE_ENTITY, html))
}

async fn carry_out(app: &App, by: &User, user: &User, which: Which, sent: &Deciding) -> Result<(), ActFlaw> {
    let (words, now, user) = (words(&sent.words)?, app.clock.now(), user.id);
    let deed = match (which, sent.length.as_str()) {
        (Which::Suspend, "day") => Deed::Suspend { user, until: now + Millis::days(1) },
        (Which::Suspend, "week") => Deed::Suspend { user, until: now + Millis::days(7) },
        (Which::Suspend, "month") => Deed::Suspend { user, until: now + Millis::days(30) },
        (Which::Suspend, "for-ever") => Deed::Suspend { user, until: FOR_EVER },
        (Which::Suspend, _) => return Err(ActFlaw::Choice),
        (Which::Lift, _) => Deed::Lift { user },
        (Which::Ban, _) => Deed::Ban { user },
    };
    act(app, by, deed, words).await.map(drop)
}

async fn render(
    visitor: &Visitor,
    user: &User,
    done: Option<Which>,
    flaw: Option<(Which, ActFlaw, &str, &str)>,
) -> Result<Result<String, askama::Error>, StoreError> {
    let (store, now) = (&visitor.app.store, visitor.app.clock.now());
    let mut usual = Vec::new();
    for kind in SignalKind::ALL {
        usual.push((kind, store.usual(kind).await?));
    }
    let page = RecordPage {
        reader: visitor.reader(),
        user,
        now,
        reports: &store.reports_about(user.id, SHOWN).await?,
        games: &store.sat(user.id, SHOWN).await?,
        signals: &store.signals(user.id, SHOWN).await?,
        early_losses: store.early_losses(user.id).await?,
        usual: &usual,
        conduct: &store.conduct(user.id, now - REMEMBERED).await?,
        decisions: &store.record_of(user.id, SHOWN).await?,
        done,
        flaw,
    };
    Ok(page.render())
}

//! `POST /{lang}/@/{name}/{follow|unfollow|block|unblock}`: then back to the page about that user.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Path};
use axum::response::{IntoResponse, Redirect, Response};
use play::PlayerId;
use protocol::Why;
use store::StoreError;

use super::user_of;
use crate::app::App;
use crate::pages::profile_address;
use crate::visit::{Instead, Visitor};

/// Users that one follows, or blocks, at most.
const OTHERS_MAX: usize = 500;

/// Running games that a blocked user is put out of at once; out of others when they look the next time.
const GAMES_MAX: u32 = 100;

/// What keeps a tie from being made.
enum Flaw {
    /// There is no such deed, or it is meant for oneself.
    None,
    /// The words for having as many as one may have.
    Enough(&'static str),
}

pub(crate) async fn change(
    Path((_, name, deed)): Path<(String, String, String)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let address = profile_address(&user.name, visitor.lang);
    let Some(me) = visitor.me.id() else {
        return Ok(Redirect::to(&format!("/{}/sign-in", visitor.lang)).into_response());
    };
    let app = &visitor.app;
    app.limits.may_tie(&app.config, peer, &visitor.asked.headers, me).map_err(|ms| visitor.later(ms))?;
    let done = if me == user.id { Ok(Err(Flaw::None)) } else { carry_out(app, me, user.id, &deed).await };
    match done.map_err(|error| visitor.failed(&error))? {
        Ok(()) => Ok(Redirect::to(&address).into_response()),
        Err(Flaw::None) => Err(visitor.instead(Why::NotFound)),
        Err(Flaw::Enough(words)) => {
            let text = visitor.lang.text_with(words, &[("most", OTHERS_MAX.into())]);
            Err(visitor.instead_saying(Why::TooMany, &text))
        }
    }
}

async fn carry_out(
    app: &App,
    me: PlayerId,
    other: PlayerId,
    deed: &str,
) -> Result<Result<(), Flaw>, StoreError> {
    let (store, now) = (&app.store, app.clock.now());
    match deed {
        "follow" if store.following(me).await?.len() >= OTHERS_MAX => {
            return Ok(Err(Flaw::Enough("people-follow-limit")));
        }
        "follow" => store.follow(me, other, now).await?,
        "unfollow" => store.unfollow(me, other).await?,
        "block" if store.blocking(me).await?.len() >= OTHERS_MAX => {
            return Ok(Err(Flaw::Enough("people-block-limit")));
        }
        "block" => {
            store.block(me, other, now).await?;
            app.lobby.keep_apart(me, other).await;
            app.games.blocks(store.games_in_play(me, GAMES_MAX).await?, me).await;
        }
        "unblock" => store.unblock(me, other).await?,
        _ => return Ok(Err(Flaw::None)),
    }
    Ok(Ok(()))
}

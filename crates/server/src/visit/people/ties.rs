//! `POST /{lang}/@/{name}/{follow|unfollow|block|unblock}`: then back to the page about that user.

use axum::extract::Path;
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

pub(crate) async fn change(
    Path((_, name, deed)): Path<(String, String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let address = profile_address(&user.name, visitor.lang);
    let Some(me) = visitor.me.id() else {
        return Ok(Redirect::to(&format!("/{}/sign-in", visitor.lang)).into_response());
    };
    let done = if me == user.id {
        Ok(Err(Why::NotFound))
    } else {
        carry_out(&visitor.app, me, user.id, &deed).await
    };
    match done {
        Ok(Ok(())) => Ok(Redirect::to(&address).into_response()),
        Ok(Err(why)) => Err(visitor.instead(why)),
        Err(error) => Err(visitor.failed(&error)),
    }
}

async fn carry_out(
    app: &App,
    me: PlayerId,
    other: PlayerId,
    deed: &str,
) -> Result<Result<(), Why>, StoreError> {
    let (store, now) = (&app.store, app.clock.now());
    match deed {
        "follow" if store.following(me).await?.len() >= OTHERS_MAX => return Ok(Err(Why::TooMany)),
        "follow" => store.follow(me, other, now).await?,
        "unfollow" => store.unfollow(me, other).await?,
        "block" if store.blocking(me).await?.len() >= OTHERS_MAX => return Ok(Err(Why::TooMany)),
        "block" => store.block(me, other, now).await?,
        "unblock" => store.unblock(me, other).await?,
        _ => return Ok(Err(Why::NotFound)),
    }
    Ok(Ok(()))
}

//! `GET /{lang}/@/{name}`

use axum::extract::Path;
use axum::response::{IntoResponse, Redirect, Response};
use store::{Against, StoreError, User, Wanted};

use super::user_of;
use crate::app::App;
use crate::pages::{ProfilePage, Relation, profile_address};
use crate::people::KeptOut;
use crate::visit::{Instead, Visitor, page};

/// Games, opponents, points of the graph and running games that the page shows at most.
const GAMES: u32 = 10;
const OPPONENTS: u32 = 10;
const POINTS: u32 = 200;
const PLAYING: u32 = 3;

/// A name that is written otherwise leads to the page's one address.
pub(crate) async fn show(
    Path((_, name)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    if user.name != name {
        return Ok(Redirect::temporary(&profile_address(&user.name, visitor.lang)).into_response());
    }
    let html = read(&visitor, &user).await;
    html.map(page).map_err(|error| visitor.failed(&error))
}

async fn read(visitor: &Visitor, user: &User) -> Result<Result<String, askama::Error>, StoreError> {
    let app = &visitor.app;
    let store = &app.store;
    let relation = relation(app, user, visitor.me.user()).await?;
    let kept_out = KeptOut::of(&**store, visitor.me.id()).await?;
    let page = ProfilePage {
        reader: visitor.reader(),
        user,
        now: app.clock.now(),
        played: &store.standing(user.id).await?,
        tallies: store.tallies(user.id, Against::Anybody).await?,
        opponents: &store.opponents(user.id, OPPONENTS).await?,
        points: &store.rating_history(user.id, POINTS).await?,
        games: &store.past_games(user.id, Wanted::ALL, None, GAMES).await?,
        playing: &kept_out.seen_of(&**store, user.id, PLAYING).await?,
        relation: &relation,
    };
    Ok(page.render())
}

async fn relation(app: &App, user: &User, me: Option<&User>) -> Result<Relation, StoreError> {
    let Some(me) = me else { return Ok(Relation::Stranger) };
    if me.id == user.id {
        let following = app.store.following(me.id).await?;
        let ids: Vec<_> = following.iter().map(|other| other.id).collect();
        let following = following.into_iter().zip(app.games.whereabouts(&ids, Some(me.id)).await?).collect();
        return Ok(Relation::Oneself { following, blocking: app.store.blocking(me.id).await? });
    }
    let between = app.store.between(me.id, user.id).await?;
    Ok(Relation::Other { between, tallies: app.store.tallies(me.id, Against::User(user.id)).await? })
}

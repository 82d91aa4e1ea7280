//! `GET /{lang}/challenge/{name}`

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::Why;
use store::{User, UserKind};

use super::{Instead, Visitor, page};
use crate::challenges::named;
use crate::http::Wish;
use crate::pages::{ChallengePage, OnlyCasual, Preset};

/// The form that challenges the user of this name, with what the address chooses.
pub(crate) async fn challenge(
    Path((_, name)): Path<(String, String)>,
    Wish(preset): Wish<Preset>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let to = named(&visitor.app, &name).await.map_err(|why| visitor.instead(why))?;
    let me = visitor.me.user();
    if me.is_some_and(|me| me.id == to.id) {
        return Err(visitor.instead(Why::Yourself));
    }
    let only_casual = only_casual(me, &to);
    let html =
        ChallengePage { reader: visitor.reader(), name: &to.name, preset: &preset, only_casual }.render();
    // What it offers depends on who reads.
    Ok(([(header::VARY, "cookie")], page(html)).into_response())
}

/// Why the two can't play for a rating. Nobody yet becomes a guest by challenging.
fn only_casual(me: Option<&User>, to: &User) -> Option<OnlyCasual> {
    let mine = me.map_or(UserKind::Guest, |me| me.kind);
    match (mine, to.kind) {
        (UserKind::Bot, _) | (_, UserKind::Bot) => Some(OnlyCasual::Bot),
        (_, UserKind::Guest) => Some(OnlyCasual::OtherGuest),
        (UserKind::Guest, UserKind::Account) => Some(OnlyCasual::Guest),
        (UserKind::Account, UserKind::Account) => None,
    }
}

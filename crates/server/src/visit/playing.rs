//! `GET /{lang}/@/{name}/now`: the game that somebody plays just now.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use super::people::user_of;
use super::{Instead, Visitor};
use crate::pages::profile_address;

/// Leads to the game, or to the profile, which says that there is none. A game between friends is none that strangers
/// are led to, and one that the reader is kept out of none for them.
pub(crate) async fn playing(
    Path((_, name)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let game = visitor.app.games.played_by(user.id, visitor.me.id()).await;
    let address = match game.map_err(|error| visitor.failed(&error))? {
        Some(game) => format!("/{}/game/{game}", visitor.lang),
        None => format!("{}?now=none", profile_address(&user.name, visitor.lang)),
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Redirect::temporary(&address)).into_response())
}

//! `GET /{lang}/@/{name}/now`: the game that somebody plays just now.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use protocol::Why;

use super::{Instead, Visitor};
use crate::people::names::{check, skeleton};

/// Leads to the game, or to the profile, which says that there is none. A game between friends is none that strangers
/// are led to.
pub(crate) async fn playing(
    Path((_, name)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let (app, lang) = (&visitor.app, visitor.lang);
    let instead = |why| visitor.instead(why);
    let name = check(&name).map_err(|_| instead(Why::NotFound))?;
    let user = app.store.user_named(&skeleton(&name)).await.map_err(|error| visitor.failed(&error))?;
    let Some(user) = user else { return Err(instead(Why::NotFound)) };
    let address = match app.games.played_by(user.id) {
        Some(game) => format!("/{lang}/game/{game}"),
        None => format!("{}?now=none", visitor.asked.uri.path().trim_end_matches("/now")),
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Redirect::temporary(&address)).into_response())
}

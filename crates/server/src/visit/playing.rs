//! `GET /{lang}/@/{name}/now`: the game that somebody plays just now.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use protocol::Why;

use super::{Instead, Visitor, error};
use crate::app::App;
use crate::people::names::{check, skeleton};

/// Leads to the game, or to the profile, which says that there is none. A game between friends is none that strangers
/// are led to.
pub(crate) async fn playing(
    State(app): State<Arc<App>>,
    Path((code, name)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let lang = visitor.reader(&app, &code)?.lang;
    let instead = |why| Instead::of(error(&app, &visitor.asked, lang, why));
    let name = check(&name).map_err(|_| instead(Why::NotFound))?;
    let user = app.store.user_named(&skeleton(&name)).await.map_err(|failure| {
        tracing::error!(%failure, "can't tell who is meant");
        instead(Why::Internal)
    })?;
    let Some(user) = user else { return Err(instead(Why::NotFound)) };
    let address = match app.games.played_by(user.id) {
        Some(game) => format!("/{lang}/game/{game}"),
        None => format!("{}?now=none", visitor.asked.uri.path().trim_end_matches("/now")),
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Redirect::temporary(&address)).into_response())
}

//! `GET /{lang}/@/{name}/games`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{failed, user_of};
use crate::app::App;
use crate::pages::{PastGamesPage, profile_address};
use crate::people::GamesQuery;
use crate::visit::{Instead, Visitor, error, page};

/// Games on a page.
const GAMES: u32 = 30;

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((code, name)): Path<(String, String)>,
    query: GamesQuery,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let user = user_of(&app, &visitor, reader, &name).await?;
    let instead = |why| Instead::of(error(&app, &visitor.asked, reader.lang, why));
    let wanted = query.wanted(&app).await.map_err(instead)?;
    let mut games = match wanted {
        // One more than is shown tells whether there is another page.
        Some(wanted) => app
            .store
            .past_games(user.id, wanted, query.place(), GAMES + 1)
            .await
            .map_err(|error| failed(&app, &visitor, reader, &error))?,
        None => Vec::new(),
    };
    let more = games.len() > GAMES as usize;
    games.truncate(GAMES as usize);
    let here = format!("{}/games", profile_address(&user.name, reader.lang));
    let last = games.last().filter(|_| more).map(store::PastGame::place);
    let html = PastGamesPage {
        reader,
        user: &user,
        query: &query,
        unknown: wanted.is_none(),
        older: last.map(|place| here.clone() + &query.after(place)),
        later: query.place().is_some(),
        games: &games,
    }
    .render();
    Ok(page(html))
}

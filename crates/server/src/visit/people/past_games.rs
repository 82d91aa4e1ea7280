//! `GET /{lang}/@/{name}/games`

use axum::extract::Path;
use axum::response::Response;

use super::user_of;
use crate::http::Wish;
use crate::pages::{PastGamesPage, profile_address};
use crate::people::GamesQuery;
use crate::visit::{Instead, Visitor, page};

/// Games on a page.
const GAMES: u32 = 30;

pub(crate) async fn show(
    Path((_, name)): Path<(String, String)>,
    Wish(query): Wish<GamesQuery>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let user = user_of(&visitor, &name).await?;
    let wanted = query.wanted(&visitor.app).await.map_err(|why| visitor.instead(why))?;
    let mut games = match wanted {
        // One more than is shown tells whether there is another page.
        Some(wanted) => visitor
            .app
            .store
            .past_games(user.id, wanted, query.place(), GAMES + 1)
            .await
            .map_err(|error| visitor.failed(&error))?,
        None => Vec::new(),
    };
    let more = games.len() > GAMES as usize;
    games.truncate(GAMES as usize);
    let here = format!("{}/games", profile_address(&user.name, visitor.lang));
    let last = games.last().filter(|_| more).map(store::PastGame::place);
    let html = PastGamesPage {
        reader: visitor.reader(),
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

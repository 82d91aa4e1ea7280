use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{PastGame, PastGames, Problem as ProblemBody, Why};

use super::{failed, user_of};
use crate::api::Asked;
use crate::app::App;
use crate::games::{ended, stake, time};
use crate::http::Wish;
use crate::people::{GamesQuery, cursor};
use crate::problem::Problem;

/// Games on a page.
const GAMES: u32 = 100;

/// The games of a user that are over, page by page.
#[utoipa::path(
    get, path = "/api/users/{name}/games", tag = "people",
    params(
        ("name" = String, Path, description = "What the user is called; case makes no difference"),
        ("result" = Option<String>, Query, description = "won, drawn, lost or void"),
        ("side" = Option<String>, Query, description = "red or blue"),
        ("speed" = Option<String>, Query, description = "bullet, blitz, rapid, correspondence or untimed"),
        ("rated" = Option<String>, Query, description = "yes or no"),
        ("against" = Option<String>, Query, description = "What the opponent is called"),
        ("after" = Option<String>, Query, description = "What the page before gave as next"),
    ),
    responses((status = 200, body = PastGames), (status = 404, body = ProblemBody))
)]
pub(crate) async fn games(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    Wish(query): Wish<GamesQuery>,
    asked: Asked,
) -> Result<Json<PastGames>, Problem> {
    let user = user_of(&app, &asked, &name).await?;
    let wanted = query.wanted(&app).await.map_err(|why| asked.problem(why))?;
    let wanted = wanted.ok_or_else(|| asked.problem(Why::NotFound))?;
    let found = app.store.past_games(user.id, wanted, query.place(), GAMES).await;
    let found = found.map_err(|error| failed(&asked, &error))?;
    let full = found.len() == GAMES as usize;
    let next = found.last().filter(|_| full).map(|past| cursor(past.place()));
    Ok(Json(PastGames { games: found.iter().map(past_game).collect(), next }))
}

fn past_game(past: &store::PastGame) -> PastGame {
    let result = &past.result;
    PastGame {
        game: past.game.to_string(),
        side: past.side,
        opponent: past.opponent.as_ref().map(|other| other.name.clone()),
        ended_at: result.at.0,
        end: ended(play::End { verdict: result.verdict, reason: result.reason, by: None }),
        stake: stake(result.stake),
        rated: result.rated,
        time: time(result.time),
        plies: result.plies,
        change: past.change.map(|(before, after)| after.round() as i32 - before.round() as i32),
    }
}

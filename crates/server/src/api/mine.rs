use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Mine, Problem as ProblemBody};

use super::Asked;
use crate::app::App;
use crate::correspondence::mine;
use crate::people::Me;
use crate::problem::Problem;

/// How many games are mine, and how many wait for my move.
#[utoipa::path(
    get, path = "/api/mine", tag = "me",
    responses((status = 200, body = Mine), (status = 500, body = ProblemBody))
)]
pub(crate) async fn count(State(app): State<Arc<App>>, asked: Asked, me: Me) -> Result<Json<Mine>, Problem> {
    let Some(user) = me.id() else { return Ok(Json(Mine { games: 0, my_turn: 0 })) };
    let games = mine(&app, user).await.map_err(|error| asked.failed(&error))?;
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let my_turn = games.iter().filter(|game| game.my_turn()).count();
    Ok(Json(Mine { games: count(games.len()), my_turn: count(my_turn) }))
}

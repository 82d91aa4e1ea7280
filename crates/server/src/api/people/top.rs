use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{TopPlayer, TopPlayers};

use super::failed;
use crate::api::Asked;
use crate::app::App;
use crate::people::{LEADER_GAMES, LEADERS};
use crate::problem::Problem;

/// The accounts with the highest main ratings.
///
/// Listed with at least ten rated games and a rating that is not provisional.
#[utoipa::path(get, path = "/api/players/top", tag = "people", responses((status = 200, body = TopPlayers)))]
pub(crate) async fn top(State(app): State<Arc<App>>, asked: Asked) -> Result<Json<TopPlayers>, Problem> {
    let leaders = app.store.leaders(app.clock.now(), LEADER_GAMES, LEADERS).await;
    let players = leaders.map_err(|error| failed(&asked, &error))?.into_iter().map(|leader| TopPlayer {
        name: leader.user.name,
        rating: leader.rating.value().round() as i32,
        games: leader.games,
    });
    Ok(Json(TopPlayers { players: players.collect() }))
}

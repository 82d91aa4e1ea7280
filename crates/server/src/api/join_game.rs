use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{JoinGame, Joined, Problem as ProblemBody, Why};

use super::{Asked, Body};
use crate::app::App;
use crate::problem::Problem;
use crate::secret;

/// Accept an invitation: take the open seat.
///
/// The same secret again gives the same answer. Looking at a game never takes its seat.
#[utoipa::path(
    post, path = "/api/games/{game}/join", tag = "games", request_body = JoinGame,
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, body = Joined), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 410, body = ProblemBody),
    )
)]
pub(crate) async fn join_game(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    Body(body): Body<JoinGame>,
) -> Result<Json<Joined>, Problem> {
    let id = asked.game(&game)?;
    let secret = secret::hash(&body.secret).ok_or_else(|| asked.problem(Why::WrongSeat))?;
    let side = app.games.join(id, secret).await.map_err(|why| asked.problem(why))?;
    Ok(Json(Joined { game, side }))
}

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use play::{GameId, Timestamp};
use protocol::{JoinGame, Joined, Problem as ProblemBody, Seat, Snapshot, Stake, Why};

use super::{Asked, Body};
use crate::app::App;
use crate::games::Keys;
use crate::people::{Introduced, Me, failed, may_meet, may_rank, somebody};
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
    me: Me,
    Body(body): Body<JoinGame>,
) -> Result<(Introduced, Json<Joined>), Problem> {
    let id = asked.game(&game)?;
    let secret = secret::hash(&body.secret).ok_or_else(|| asked.problem(Why::WrongSeat))?;
    let sees = app.games.snapshot(id, Keys::default()).await.map_err(|why| asked.problem(why))?;
    if sees.stake == Stake::Ranked {
        may_join_ranked(&me, &sees, app.clock.now()).map_err(|why| asked.problem(why))?;
    }
    may_join(&app, &me, id, &sees).await.map_err(|why| asked.problem(why))?;
    let introduced = somebody(&app, me, &asked.headers).await.map_err(|why| asked.problem(why))?;
    let user = Some(introduced.user.id);
    let side = app.games.join(id, secret, user).await.map_err(|why| asked.problem(why))?;
    Ok((introduced, Json(Joined { game, side })))
}

/// An invitation is none for somebody whom its sender has blocked, or who has blocked its sender.
async fn may_join(app: &App, me: &Me, id: GameId, game: &Snapshot) -> Result<(), Why> {
    let Some(me) = me.id().filter(|_| is_invitation(game)) else { return Ok(()) };
    let seated = app.store.seated(id).await.map_err(failed)?;
    for other in [seated.red, seated.blue].into_iter().flatten() {
        may_meet(app, me, other.user).await?;
    }
    Ok(())
}

fn is_invitation(game: &Snapshot) -> bool {
    game.state.seats.red == Seat::Open || game.state.seats.blue == Seat::Open
}

/// A ranked game is between two accounts, and nobody is rated against themselves.
fn may_join_ranked(me: &Me, game: &Snapshot, now: Timestamp) -> Result<(), Why> {
    let user = may_rank(me, now)?;
    let players = [&game.players.red, &game.players.blue];
    let own = players.into_iter().flatten().any(|player| player.name == user.name);
    if is_invitation(game) && own { Err(Why::CannotBeRanked) } else { Ok(()) }
}

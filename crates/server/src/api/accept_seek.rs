use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use play::seek::SeekId;
use protocol::{AcceptSeek, Paired, Problem as ProblemBody, Why};

use super::make_seek::seeking;
use super::{Asked, Body};
use crate::app::App;
use crate::lobby::seeker::{self, control};
use crate::people::{Introduced, Me};
use crate::problem::Problem;
use crate::secret;

/// Play with whoever looks for a game.
///
/// The game begins at once. The same secret again gives the same game.
#[utoipa::path(
    post, path = "/api/seeks/{seek}/accept", tag = "lobby", request_body = AcceptSeek,
    params(("seek" = u64, Path, description = "The seek's number")),
    responses(
        (status = 200, body = Paired),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody), (status = 410, body = ProblemBody),
    )
)]
pub(crate) async fn accept_seek(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(seek): Path<String>,
    asked: Asked,
    me: Me,
    Body(body): Body<AcceptSeek>,
) -> Result<(Introduced, Json<Paired>), Problem> {
    let problem = |why| asked.problem(why);
    let seek = seek.parse().map(SeekId).map_err(|_| problem(Why::SeekGone))?;
    let secret = secret::hash(&body.secret).ok_or_else(|| problem(Why::WrongSeat))?;
    let control = body.time.map(control).transpose().map_err(problem)?;
    // A seek that is gone may have been accepted by this same request before.
    let stake = app.lobby.stake(seek).await.unwrap_or_default();
    let introduced = seeking(&app, peer, &asked, me).await?;
    let (by, _) =
        seeker::seeker(&app, &introduced.user, stake).await.map_err(|refused| asked.refused(refused))?;
    let paired = app.lobby.accept(seek, by, secret, control).await.map_err(problem)?;
    Ok((introduced, Json(paired)))
}

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use protocol::{MakeSeek, OwnSeek, Problem as ProblemBody};

use super::{Asked, Body};
use crate::app::App;
use crate::lobby::seeker;
use crate::people::{Introduced, Me};
use crate::problem::Problem;

/// Look for a game, or change what one looks for.
///
/// The same secret again changes the same seek. A seek by the clock stands as long as a connection holds it: see
/// `lobby` on the WebSocket.
#[utoipa::path(
    post, path = "/api/seeks", tag = "lobby", request_body = MakeSeek,
    responses(
        (status = 201, body = OwnSeek),
        (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn make_seek(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
    me: Me,
    Body(body): Body<MakeSeek>,
) -> Result<(StatusCode, Introduced, Json<OwnSeek>), Problem> {
    let wish = seeker::wish(&body, me.id().is_some()).map_err(|why| asked.problem(why))?;
    let introduced = seeking(&app, peer, &asked, me).await?;
    let entry = seeker::entry(&app, &introduced.user, wish).await;
    let entry = entry.map_err(|refused| asked.refused(refused))?;
    let own = app.lobby.seek(entry).await.map_err(|why| asked.problem(why))?;
    Ok((StatusCode::CREATED, introduced, Json(own)))
}

/// Whoever asks, within their allowance: that of their address while nobody knows them.
pub(super) async fn seeking(
    app: &App,
    peer: SocketAddr,
    asked: &Asked,
    me: Me,
) -> Result<Introduced, Problem> {
    if let Some(user) = me.id() {
        app.limits.may_seek(user).map_err(|ms| asked.later(ms))?;
    }
    asked.introduced(app, peer, me).await
}

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use protocol::{Challenge, Challenges, Created, NewChallenge, Problem as ProblemBody, Why};

use super::{Asked, Body};
use crate::app::App;
use crate::challenges;
use crate::people::{Introduced, Me};
use crate::problem::Problem;

/// Invite one user to a game.
///
/// The user invited hears of it on their stream of events and on their pages. One challenge at a time to the same
/// user; ranked between two accounts only.
#[utoipa::path(
    post, path = "/api/challenges", tag = "challenges", request_body = NewChallenge,
    responses(
        (status = 201, body = Challenge), (status = 400, body = ProblemBody),
        (status = 401, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn challenge(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
    me: Me,
    Body(new): Body<NewChallenge>,
) -> Result<(StatusCode, Introduced, Json<Challenge>), Problem> {
    let introduced = asked.introduced(&app, peer, me).await?;
    let from = &introduced.user;
    app.limits.may_challenge(from.id).map_err(|ms| asked.later(ms))?;
    let challenge = challenges::offer(&app, from, &new).await.map_err(|why| asked.problem(why))?;
    Ok((StatusCode::CREATED, introduced, Json(challenge)))
}

/// The challenges by you and to you that stand.
#[utoipa::path(
    get, path = "/api/challenges", tag = "challenges",
    responses((status = 200, body = Challenges), (status = 401, body = ProblemBody))
)]
pub(crate) async fn challenges(
    State(app): State<Arc<App>>,
    asked: Asked,
    me: Me,
) -> Result<Json<Challenges>, Problem> {
    let user = me.id().ok_or_else(|| asked.problem(Why::NotSignedIn))?;
    challenges::of(&app, user).await.map(Json).map_err(|why| asked.problem(why))
}

/// Accept a challenge to you. Its id is the game's.
///
/// Accepting again answers the same, so a lost answer loses nothing.
#[utoipa::path(
    post, path = "/api/challenges/{id}/accept", tag = "challenges",
    params(("id" = String, Path, description = "The challenge's id")),
    responses(
        (status = 200, body = Created), (status = 401, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 410, body = ProblemBody),
    )
)]
pub(crate) async fn accept(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<Json<Created>, Problem> {
    let id = asked.game(&id)?;
    let user = me.user().ok_or_else(|| asked.problem(Why::NotSignedIn))?;
    challenges::accept(&app, user, id).await.map(Json).map_err(|why| asked.problem(why))
}

/// Decline a challenge to you.
#[utoipa::path(
    post, path = "/api/challenges/{id}/decline", tag = "challenges",
    params(("id" = String, Path, description = "The challenge's id")),
    responses(
        (status = 204), (status = 401, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 410, body = ProblemBody),
    )
)]
pub(crate) async fn decline(
    app: State<Arc<App>>,
    id: Path<String>,
    asked: Asked,
    me: Me,
) -> Result<StatusCode, Problem> {
    end(app, id, asked, me).await
}

/// Withdraw a challenge of yours.
#[utoipa::path(
    post, path = "/api/challenges/{id}/cancel", tag = "challenges",
    params(("id" = String, Path, description = "The challenge's id")),
    responses(
        (status = 204), (status = 401, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 410, body = ProblemBody),
    )
)]
pub(crate) async fn cancel(
    app: State<Arc<App>>,
    id: Path<String>,
    asked: Asked,
    me: Me,
) -> Result<StatusCode, Problem> {
    end(app, id, asked, me).await
}

async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<StatusCode, Problem> {
    let id = asked.game(&id)?;
    let user = me.user().ok_or_else(|| asked.problem(Why::NotSignedIn))?;
    challenges::end(&app, user, id).await.map_err(|why| asked.problem(why))?;
    Ok(StatusCode::NO_CONTENT)
}

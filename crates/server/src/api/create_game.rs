use std::net::SocketAddr;
use std::sync::Arc;

use ataxx::{Position, Side};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use play::{Seat, Stake, Terms};
use protocol::{CreateGame, Created, Opponent, Problem as ProblemBody, Time, Why};

use super::{Asked, Body};
use crate::app::App;
use crate::games::create::{Wish, level, side};
use crate::people::{Introduced, Me, may_rank, somebody};
use crate::problem::Problem;
use crate::secret;
use crate::wire::control;

/// Begin a game, against the computer or a friend.
///
/// The same secret again gives the same game, so a request whose answer was lost can be repeated.
#[utoipa::path(
    post, path = "/api/games", tag = "games", request_body = CreateGame,
    responses(
        (status = 201, body = Created),
        (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn create_game(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
    me: Me,
    Body(body): Body<CreateGame>,
) -> Result<(StatusCode, Introduced, Json<Created>), Problem> {
    app.limits.may_create(&app.config, peer, &asked.headers, me.id()).map_err(|ms| asked.later(ms))?;
    let mut wish = wish(&body).map_err(|why| asked.problem(why))?;
    if wish.terms.stake == Stake::Ranked {
        may_rank(&me, app.clock.now()).map_err(|why| asked.problem(why))?;
    }
    let introduced = somebody(&app, me, &asked.headers).await.map_err(|why| asked.problem(why))?;
    wish.user = Some(introduced.user.id);
    let created = app.games.create(wish).await.map_err(|why| asked.problem(why))?;
    Ok((StatusCode::CREATED, introduced, Json(created)))
}

/// The request with every choice made, or why it makes no sense.
fn wish(body: &CreateGame) -> Result<Wish, Why> {
    let secret = secret::hash(&body.secret).ok_or(Why::WrongSeat)?;
    let opponent = match body.opponent {
        Opponent::Computer { level: number } => Seat::Computer(level(number).ok_or(Why::Malformed)?),
        Opponent::Friend => Seat::Open,
    };
    let side = side(body.side)?;
    if body.mv.is_some() && (opponent == Seat::Open || side == Side::Blue) {
        return Err(Why::NotYourTurn);
    }
    if body.mv.is_some_and(|mv| !Position::start().is_legal(mv)) {
        return Err(Why::Illegal);
    }
    let terms = Terms { stake: stake(body)?, ..Terms::casual(control(body.time)?) };
    Ok(Wish { secret, user: None, terms, side, opponent, first: body.mv })
}

fn stake(body: &CreateGame) -> Result<Stake, Why> {
    match (body.stake, body.opponent, body.time) {
        (protocol::Stake::Casual, ..) => Ok(Stake::Casual),
        (_, Opponent::Computer { .. }, _) | (.., Time::Untimed) => Err(Why::CannotBeRanked),
        (protocol::Stake::Ranked, Opponent::Friend, _) => Ok(Stake::Ranked),
    }
}

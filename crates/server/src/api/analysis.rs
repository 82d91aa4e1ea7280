use std::net::SocketAddr;
use std::sync::Arc;

use ataxx::Position;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use engine::ScoreKind;
use protocol::{Analysis, Analyze, Problem as ProblemBody, Why};

use super::{Asked, Body};
use crate::app::App;
use crate::engines::Look;
use crate::order;
use crate::people::Me;
use crate::problem::Problem;

/// Positions that the engine visits: about a fifth of a second.
const NODES: u64 = 200_000;

/// What the engine thinks of a position.
///
/// Refused as `your-own-game` for a position of a game that the asker is playing with somebody, whichever way it is
/// turned.
#[utoipa::path(
    post, path = "/api/analysis", tag = "site", request_body = Analyze,
    responses(
        (status = 200, body = Analysis), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub(crate) async fn analyze(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
    me: Me,
    Body(body): Body<Analyze>,
) -> Result<Json<Analysis>, Problem> {
    let refuse = |why| asked.problem(why);
    let position: Position = body.fen.parse().map_err(|_| refuse(Why::Illegal))?;
    app.limits.may_analyze(&app.config, peer, &asked.headers).map_err(|ms| asked.later(ms))?;
    order::allowed(&app, me.id(), &position).await.map_err(refuse)?;
    let look = Look { position, past: Vec::new(), nodes: NODES };
    let report = app.engines.look(look).await.ok_or_else(|| refuse(Why::Full))?;
    let (score, ends_in) = match report.score.kind() {
        ScoreKind::Pieces(centi) => (Some(i32::from(centi)), None),
        ScoreKind::Win(plies) => (None, Some(i32::from(plies))),
        ScoreKind::Loss(plies) => (None, Some(-i32::from(plies))),
    };
    Ok(Json(Analysis { best: report.best.map(|mv| mv.to_string()), score, ends_in, depth: report.depth }))
}

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use play::Version;
use play::plan::{ANSWERS_MAX, Branch, DEPTH_MAX, Plan};
use protocol::{Plan as PlanBody, PlanBranch, Problem as ProblemBody, Why};
use store::Planned;

use super::{Asked, Body};
use crate::app::App;
use crate::http::Pays;
use crate::people::Me;
use crate::problem::Problem;

/// The moves that one has given beforehand.
///
/// Needs the seat's secret as `Authorization: Bearer`, or the player's session.
#[utoipa::path(
    get, path = "/api/games/{game}/plan", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = 200, body = PlanBody), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody))
)]
pub(crate) async fn show_plan(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
) -> Result<Json<PlanBody>, Problem> {
    let id = asked.game(&game)?;
    let keys = asked.keys(&me)?;
    let planned = app.games.planned(id, keys).await.map_err(|why| asked.problem(why))?;
    Ok(Json(PlanBody { version: planned.at.0, branches: to_wire(&planned.plan.branches) }))
}

/// Give moves beforehand, in place of those given before; no branches take them back.
///
/// Only in a game over days, while the opponent is to move; each move must be legal where it stands.
#[utoipa::path(
    put, path = "/api/games/{game}/plan", tag = "games", request_body = PlanBody,
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, body = PlanBody), (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody),
    )
)]
pub(crate) async fn keep_plan(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    asked: Asked,
    me: Me,
    Body(body): Body<PlanBody>,
) -> Result<Json<PlanBody>, Problem> {
    let id = asked.game(&game)?;
    let keys = asked.keys(&me)?;
    if let Some(payer) = Pays::of(keys, id) {
        app.limits.may_command(payer).map_err(|ms| asked.later(ms))?;
    }
    let too_much = count(&body.branches) > ANSWERS_MAX || depth(&body.branches) > DEPTH_MAX;
    if too_much {
        return Err(asked.problem(Why::TooLong));
    }
    let plan = Plan { branches: from_wire(&body.branches) };
    let planned = Planned { at: Version(body.version), plan };
    app.games.plan(id, keys, planned).await.map_err(|why| asked.problem(why))?;
    Ok(Json(body))
}

fn to_wire(branches: &[Branch]) -> Vec<PlanBranch> {
    let branch = |branch: &Branch| PlanBranch {
        theirs: branch.theirs,
        mine: branch.mine,
        then: to_wire(&branch.then),
    };
    branches.iter().map(branch).collect()
}

fn from_wire(branches: &[PlanBranch]) -> Vec<Branch> {
    let branch = |branch: &PlanBranch| Branch {
        theirs: branch.theirs,
        mine: branch.mine,
        then: from_wire(&branch.then),
    };
    branches.iter().map(branch).collect()
}

fn count(branches: &[PlanBranch]) -> usize {
    branches.iter().map(|branch| 1 + count(&branch.then)).sum()
}

fn depth(branches: &[PlanBranch]) -> usize {
    branches.iter().map(|branch| 1 + depth(&branch.then)).max().unwrap_or(0)
}

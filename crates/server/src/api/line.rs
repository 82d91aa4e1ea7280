use std::sync::Arc;

use ataxx::Move;
use axum::Json;
use axum::extract::{Path, Query, State};
use play::plan::DEPTH_MAX;
use protocol::{Ahead, Problem as ProblemBody, Why};
use serde::Deserialize;

use super::Asked;
use crate::app::App;
use crate::people::Me;
use crate::problem::Problem;
use crate::wire::{legal, placement};

/// Moves from the board as it is.
#[derive(Deserialize)]
pub(crate) struct Moves {
    #[serde(default)]
    moves: String,
}

/// The board after some moves, and what can be played there.
///
/// For whoever gives moves beforehand: only the rules are told, nothing of what is good.
#[utoipa::path(
    get, path = "/api/games/{game}/line", tag = "games",
    params(
        ("game" = String, Path, description = "The game's id"),
        ("moves" = Option<String>, Query, description = "Moves from the board as it is, with a space between; at most 20"),
    ),
    responses((status = 200, body = Ahead), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 413, body = ProblemBody), (status = 422, body = ProblemBody))
)]
pub(crate) async fn line(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(Moves { moves }): Query<Moves>,
    asked: Asked,
    me: Me,
) -> Result<Json<Ahead>, Problem> {
    let id = asked.game(&game)?;
    let session = app.games.look(id, asked.keys(&me)?).await.map_err(|why| asked.problem(why))?;
    if session.end().is_some() {
        return Err(asked.problem(Why::Over));
    }
    let texts: Vec<&str> = moves.split_whitespace().take(2 * DEPTH_MAX + 1).collect();
    if texts.len() > 2 * DEPTH_MAX {
        return Err(asked.problem(Why::TooLong));
    }
    let mut board = session.board().clone();
    for text in texts {
        let mv: Option<Move> = text.parse().ok().filter(|_| board.outcome().is_none());
        let played = mv.is_some_and(|mv| board.play(mv).is_ok());
        if !played {
            return Err(asked.problem(Why::Illegal));
        }
    }
    let (position, over) = (board.position(), board.outcome().is_some());
    let turn = (!over).then(|| position.turn());
    let can_move = turn.is_some_and(|turn| position.has_move(turn));
    Ok(Json(Ahead { board: placement(&position.setup()), turn, legal: can_move.then(|| legal(position)) }))
}

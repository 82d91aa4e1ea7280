//! `/{lang}/order/game/{game}`: an administrator ends a game.

use std::sync::Arc;

use ataxx::Side;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use play::{GameId, Verdict};
use protocol::Why;
use serde::Deserialize;
use store::Deed;

use super::{Asked, again, fresh};
use crate::app::App;
use crate::games::Keys;
use crate::order::{ActFlaw, Administrator, act, words};
use crate::pages::{EndGamePage, Reader};
use crate::visit::account::Sent;
use crate::visit::{Instead, Visitor, error};

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    done: String,
}

/// `GET /{lang}/order/game/{game}`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((code, game)): Path<(String, String)>,
    _by: Administrator,
    Asked(asking): Asked<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let (game, over) = look(&app, &visitor, &reader, &game).await?;
    let ruled = match asking.done.as_str() {
        "ruled" => Some(true),
        "too-late" => Some(false),
        _ => None,
    };
    Ok(fresh(EndGamePage { reader, game, over, ruled, flaw: None }.render()))
}

#[derive(Deserialize)]
pub(crate) struct Ruling {
    #[serde(default)]
    verdict: String,
    #[serde(default)]
    words: String,
}

/// `POST /{lang}/order/game/{game}`
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    Path((code, game)): Path<(String, String)>,
    Administrator(by): Administrator,
    visitor: Visitor,
    Sent(sent): Sent<Ruling>,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let (game, over) = look(&app, &visitor, &reader, &game).await?;
    let ruled = match (words(&sent.words), verdict(&sent.verdict)) {
        // Nothing is noted about a game that anybody can see is over.
        _ if over => Ok(false),
        (Err(flaw), _) => Err(flaw),
        (_, None) => Err(ActFlaw::Choice),
        (Ok(words), Some(verdict)) => act(&app, &by, Deed::Rule { game, verdict }, words).await,
    };
    match ruled {
        Ok(in_time) => {
            let done = if in_time { "ruled" } else { "too-late" };
            Ok(Redirect::to(&format!("/{}/order/game/{game}?done={done}", reader.lang)).into_response())
        }
        Err(flaw) => {
            let flaw = Some((flaw, sent.words.as_str(), sent.verdict.as_str()));
            let html = EndGamePage { reader, game, over, ruled: None, flaw }.render();
            Ok(again(StatusCode::UNPROCESSABLE_ENTITY, html))
        }
    }
}

/// The game, and whether it is over.
async fn look(
    app: &App,
    visitor: &Visitor,
    reader: &Reader<'_>,
    game: &str,
) -> Result<(GameId, bool), Instead> {
    let found = match game.parse::<GameId>() {
        Ok(id) => app.games.snapshot(id, Keys::default()).await.map(|seen| (id, seen.state.end.is_some())),
        Err(_) => Err(Why::UnknownGame),
    };
    found.map_err(|why| Instead::of(error(app, &visitor.asked, reader.lang, why)))
}

fn verdict(name: &str) -> Option<Verdict> {
    match name {
        "red" => Some(Verdict::Won(Side::Red)),
        "blue" => Some(Verdict::Won(Side::Blue)),
        "draw" => Some(Verdict::Drawn),
        "void" => Some(Verdict::Void),
        _ => None,
    }
}

//! `/{lang}/order/game/{game}`: an administrator ends a game, or hides a line of its chat.

use ataxx::Side;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use play::{GameId, Verdict};
use protocol::Why;
use serde::Deserialize;
use store::{ChatLine, ChatRoom, Deed};

use super::{again, fresh};
use crate::games::Keys;
use crate::http::Wish;
use crate::order::{ActFlaw, Administrator, act, words};
use crate::pages::{EndGamePage, InGame};
use crate::visit::account::Sent;
use crate::visit::{Instead, Visitor};

/// Lines of each room of a game's chat, the newest.
const LINES_SHOWN: u32 = 200;

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    #[serde(default)]
    done: String,
}

/// `GET /{lang}/order/game/{game}`
pub(crate) async fn show(
    _by: Administrator,
    Path((_, game)): Path<(String, String)>,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let (game, over) = look(&visitor, &game).await?;
    let hidden = asking.done == "hidden";
    let ruled = match asking.done.as_str() {
        "ruled" => Some(true),
        "too-late" => Some(false),
        _ => None,
    };
    let lines = lines(&visitor, game).await?;
    Ok(fresh(
        EndGamePage { reader: visitor.reader(), game, over, ruled, lines: &lines, hidden, flaw: None }
            .render(),
    ))
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
    Administrator(by): Administrator,
    Path((_, game)): Path<(String, String)>,
    visitor: Visitor,
    Sent(sent): Sent<Ruling>,
) -> Result<Response, Instead> {
    let (game, over) = look(&visitor, &game).await?;
    let ruled = match (words(&sent.words), verdict(&sent.verdict)) {
        // Nothing is noted about a game that anybody can see is over.
        _ if over => Ok(false),
        (Err(flaw), _) => Err(flaw),
        (_, None) => Err(ActFlaw::Choice),
        (Ok(words), Some(verdict)) => act(&visitor.app, &by, Deed::Rule { game, verdict }, words).await,
    };
    match ruled {
        Ok(in_time) => {
            let done = if in_time { "ruled" } else { "too-late" };
            Ok(Redirect::to(&format!("/{}/order/game/{game}?done={done}", visitor.lang)).into_response())
        }
        Err(flaw) => refused(&visitor, (game, over), (InGame::End, flaw, &sent.words, &sent.verdict)).await,
    }
}

#[derive(Deserialize)]
pub(crate) struct Hiding {
    #[serde(default)]
    line: String,
    #[serde(default)]
    words: String,
}

/// `POST /{lang}/order/game/{game}/hide`: a line of its chat.
pub(crate) async fn hide(
    Administrator(by): Administrator,
    Path((_, game)): Path<(String, String)>,
    visitor: Visitor,
    Sent(sent): Sent<Hiding>,
) -> Result<Response, Instead> {
    let (game, over) = look(&visitor, &game).await?;
    let hidden = match (words(&sent.words), line(&sent.line)) {
        (Err(flaw), _) => Err(flaw),
        (_, None) => Err(ActFlaw::Choice),
        (Ok(words), Some((room, number))) => {
            act(&visitor.app, &by, Deed::Hide { game, room, number }, words).await
        }
    };
    match hidden {
        // Somebody else has been faster: the same has been done.
        Ok(_) | Err(ActFlaw::Nothing) => {
            Ok(Redirect::to(&format!("/{}/order/game/{game}?done=hidden", visitor.lang)).into_response())
        }
        Err(flaw) => refused(&visitor, (game, over), (InGame::Hide, flaw, &sent.words, "")).await,
    }
}

/// The page again with what was wrong, and what was typed.
async fn refused(
    visitor: &Visitor,
    (game, over): (GameId, bool),
    flaw: (InGame, ActFlaw, &str, &str),
) -> Result<Response, Instead> {
    let lines = lines(visitor, game).await?;
    let (reader, flaw) = (visitor.reader(), Some(flaw));
    let page = EndGamePage { reader, game, over, ruled: None, lines: &lines, hidden: false, flaw };
    Ok(again(StatusCode::UNPROCESSABLE_ENTITY, page.render()))
}

/// A line as the form names it: `players-12`.
fn line(name: &str) -> Option<(ChatRoom, u32)> {
    let (room, number) = name.split_once('-')?;
    let room = ChatRoom::ALL.into_iter().find(|one| one.name() == room)?;
    Some((room, number.parse().ok()?))
}

/// What was said in the game and is not hidden.
async fn lines(visitor: &Visitor, game: GameId) -> Result<Vec<ChatLine>, Instead> {
    let lines = visitor.app.store.lines(game, LINES_SHOWN).await;
    let mut lines = lines.map_err(|error| visitor.failed(&error))?;
    lines.retain(|line| line.hidden_by.is_none());
    Ok(lines)
}

/// The game, and whether it is over.
async fn look(visitor: &Visitor, game: &str) -> Result<(GameId, bool), Instead> {
    let id = game.parse::<GameId>().map_err(|_| visitor.instead(Why::UnknownGame))?;
    let seen = visitor.app.games.snapshot(id, Keys::default()).await;
    let seen = seen.map_err(|why| visitor.instead(why))?;
    Ok((id, seen.state.end.is_some()))
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

//! `GET /picture/{name}.png` and `GET /picture/game/{game}/{ply}.png`: what a link to a page shows elsewhere.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Why;

use super::Asked;
use crate::app::App;
use crate::diagram::Diagram;
use crate::games::Keys;
use crate::pictures::{Named, Sketch};
use crate::problem::Problem;

/// How long a browser or a proxy keeps a picture without asking again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lasts {
    /// The moves of a game that is over stand for ever.
    ForEver,
    /// What only a new release changes.
    ADay,
    /// In a running game a move may be taken back and another take its place.
    AMinute,
}

/// The picture of a page that is no game.
pub(crate) async fn named(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    asked: Asked,
) -> Result<Response, Problem> {
    let named = file.strip_suffix(".png").and_then(Named::from_name);
    let named = named.ok_or_else(|| asked.problem(Why::NotFound))?;
    show(&app, &asked, None, Sketch::card(&named.diagram()), Lasts::ADay).await
}

/// A game after so many moves and passes.
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    Path((game, file)): Path<(String, String)>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    asked: Asked,
) -> Result<Response, Problem> {
    let ply = file.strip_suffix(".png").and_then(number).ok_or_else(|| asked.problem(Why::NotFound))?;
    let id = asked.game(&game)?;
    let snapshot = app.games.snapshot(id, Keys::default()).await.map_err(|why| asked.problem(why))?;
    let diagram = Diagram::of_game(&snapshot, ply).ok_or_else(|| asked.problem(Why::NotFound))?;
    let lasts = if snapshot.state.end.is_some() { Lasts::ForEver } else { Lasts::AMinute };
    show(&app, &asked, Some(peer), Sketch::card(&diagram), lasts).await
}

/// The image, as far as the reader has it not already. With `peer`, only so many are drawn for one address.
pub(super) async fn show(
    app: &App,
    asked: &Asked,
    peer: Option<SocketAddr>,
    sketch: Sketch,
    lasts: Lasts,
) -> Result<Response, Problem> {
    let tag = sketch.tag().quoted();
    let headers = [
        (header::CACHE_CONTROL, lasts.header()),
        (header::ETAG, HeaderValue::from_str(&tag).expect("digits in quotes")),
    ];
    if has_already(&asked.headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    let content_type = sketch.content_type();
    let image = match app.pictures.kept(sketch.tag()) {
        Some(image) => image,
        None => {
            if let Some(peer) = peer {
                let may = app.limits.may_draw(&app.config, peer, &asked.headers);
                may.map_err(|ms| asked.later(ms))?;
            }
            app.pictures.image(sketch).await.map_err(|why| asked.problem(why))?
        }
    };
    Ok((headers, [(header::CONTENT_TYPE, content_type)], image).into_response())
}

impl Lasts {
    fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Lasts::ForEver => "public, max-age=31536000, immutable",
            Lasts::ADay => "public, max-age=86400",
            Lasts::AMinute => "public, max-age=60",
        })
    }
}

/// Whether `If-None-Match` names the image; a proxy may have made a weak tag of ours.
fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    let named = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|one| one.trim().trim_start_matches("W/") == tag)
}

/// A number as it is printed, so that a picture has one address: no sign, no leading zero.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

//! `GET /`, and addresses without a language: on to the reader's.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use crate::http::Asked;
use crate::problem::lang;

pub(crate) async fn front(asked: Asked) -> Response {
    to(&asked, "")
}

/// `GET /game/{game}`: what a QR code or a link without a language names.
pub(crate) async fn game(Path(game): Path<String>, asked: Asked) -> Response {
    // Only what can be an id goes into the address we send on to.
    let known = if game.bytes().all(|b| b.is_ascii_alphanumeric()) { game } else { String::new() };
    to(&asked, &format!("game/{known}"))
}

/// `GET /rules` and the like: what a person types, and where search engines send readers whose language is
/// none of ours.
pub(crate) async fn place(asked: Asked) -> Response {
    to(&asked, asked.uri.path().trim_start_matches('/'))
}

fn to(asked: &Asked, rest: &str) -> Response {
    let address = format!("/{}/{rest}", lang(&asked.headers).code());
    ([(header::VARY, "accept-language")], Redirect::temporary(&address)).into_response()
}

//! Every address that is none of ours.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use i18n::Lang;
use percent_encoding::percent_decode_str;
use protocol::Why;

use super::{Asked, error};
use crate::app::App;
use crate::problem::lang;

/// A page for people, a problem for programs.
pub(crate) async fn missing(State(app): State<Arc<App>>, method: Method, asked: Asked) -> Response {
    nothing(&app, &method, &asked)
}

pub(super) fn nothing(app: &App, method: &Method, asked: &Asked) -> Response {
    let path = asked.uri.path();
    let first = path.split('/').nth(1).unwrap_or_default();
    if matches!(first, "api" | "ws" | "assets") || !matches!(*method, Method::GET | Method::HEAD) {
        return asked.problem(Why::NotFound).into_response();
    }
    let of_address = Lang::from_code(first);
    if let Some(lang) = of_address.filter(|_| path.len() == first.len() + 1) {
        return Redirect::permanent(&format!("/{}/", lang.code())).into_response();
    }
    error(app, asked, of_address.unwrap_or_else(|| lang(&asked.headers)), Why::NotFound, None)
}

/// An address whose escapes are no UTF-8 is none of ours either, whatever route it would match.
pub(crate) async fn unreadable(
    State(app): State<Arc<App>>,
    asked: Asked,
    request: Request,
    next: Next,
) -> Response {
    match percent_decode_str(request.uri().path()).decode_utf8() {
        Ok(_) => next.run(request).await,
        Err(_) => missing(State(app), request.method().clone(), asked).await,
    }
}

/// The address exists, but not for this method.
pub(crate) async fn wrong_method(asked: Asked) -> Response {
    asked.problem(Why::WrongMethod).into_response()
}

//! Every address that is none of ours.

use std::sync::Arc;

use axum::extract::State;
use axum::http::Method;
use axum::response::{IntoResponse, Redirect, Response};
use i18n::Lang;
use protocol::Why;

use super::{Asked, error};
use crate::app::App;
use crate::problem::lang;

/// A page for people, a problem for programs.
pub(crate) async fn missing(State(app): State<Arc<App>>, method: Method, asked: Asked) -> Response {
    let path = asked.uri.path();
    let first = path.split('/').nth(1).unwrap_or_default();
    if matches!(first, "api" | "ws" | "assets") || method != Method::GET {
        return asked.problem(Why::NotFound).into_response();
    }
    let of_address = Lang::from_code(first);
    if let Some(lang) = of_address.filter(|_| path.len() == first.len() + 1) {
        return Redirect::permanent(&format!("/{}/", lang.code())).into_response();
    }
    error(&app, &asked, of_address.unwrap_or_else(|| lang(&asked.headers)), Why::NotFound)
}

/// The address exists, but not for this method.
pub(crate) async fn wrong_method(asked: Asked) -> Response {
    asked.problem(Why::WrongMethod).into_response()
}

//! Visits of the pages about fair play. All but reports and notices are there for administrators alone: whoever else
//! asks is told that there is no such page.

pub(crate) mod audit;
pub(crate) mod game;
pub(crate) mod notices;
pub(crate) mod queue;
pub(crate) mod report;
pub(crate) mod user;

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;

use serde::de::DeserializeOwned;

use super::page;
use crate::app::App;

/// What an address asks for after its `?`; what can't be read asks for nothing.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Asked<T>, Infallible> {
        Ok(Asked(Query::try_from_uri(&parts.uri).map(|query| query.0).unwrap_or_default()))
    }
}

/// A page that nobody keeps a copy of.
fn fresh(html: Result<String, askama::Error>) -> Response {
    let mut response = page(html);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The form again, with what was wrong.
fn again(status: StatusCode, html: Result<String, askama::Error>) -> Response {
    let mut response = fresh(html);
    if response.status() == StatusCode::OK {
        *response.status_mut() = status;
    }
    response
}

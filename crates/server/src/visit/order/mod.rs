//! Visits of the pages about fair play. All but reports and notices are there for administrators alone: whoever else
//! asks is told that there is no such page.

pub(crate) mod audit;
pub(crate) mod game;
pub(crate) mod notices;
pub(crate) mod queue;
pub(crate) mod report;
pub(crate) mod user;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;

use super::page;

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

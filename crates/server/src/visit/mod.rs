//! Visits of pages and of what stands around them: find the data, hand it to the page in `pages/` or the
//! picture in `pictures/`. Reading creates nothing: no row, no cookie.

pub(crate) mod account;
pub(crate) mod challenge;
pub(crate) mod front;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod home;
pub(crate) mod icons;
pub(crate) mod manifest;
pub(crate) mod mine;
pub(crate) mod missing;
pub(crate) mod offline;
pub(crate) mod order;
pub(crate) mod people;
pub(crate) mod picture;
pub(crate) mod playing;
pub(crate) mod reading;
pub(crate) mod robots;
pub(crate) mod sitemap;
pub(crate) mod tv;
mod visitor;
pub(crate) mod worker;

use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use i18n::Lang;
use protocol::Why;

use crate::app::App;
use crate::http::Asked;
use crate::pages::ErrorPage;
use crate::problem::status;

pub(crate) use visitor::{Tongue, Visitor};

/// A rendered page; one that can't be rendered is our failure, told plainly.
fn page(html: Result<String, askama::Error>) -> Response {
    match html {
        Ok(html) => ([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response(),
        Err(error) => {
            tracing::error!(%error, "a page could not be rendered");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// The page that says why there is none, in the usual words or in these.
fn error(app: &App, asked: &Asked, lang: Lang, why: Why, text: Option<&str>) -> Response {
    let (status, path) = (status(why), asked.uri.path());
    let html = ErrorPage { lang, assets: &app.assets, status: status.as_u16(), why, text, path }.render();
    (status, page(html)).into_response()
}

/// What is shown in place of the page that was asked for.
pub(crate) struct Instead(Box<Response>);

impl Instead {
    fn of(response: Response) -> Instead {
        Instead(Box::new(response))
    }
}

impl IntoResponse for Instead {
    fn into_response(self) -> Response {
        *self.0
    }
}

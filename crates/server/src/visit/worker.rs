//! `GET /sw.js`: the service worker, which keeps the pages readable without a network. The sources are in
//! `web/worker`; the first line tells them what this version of the site consists of, so the bytes change
//! with every file of it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use i18n::Lang;
use serde::Serialize;

use crate::app::App;
use crate::assets::Assets;
use crate::pages::{OfflinePage, Place};

/// `Site` in `web/worker/decide.js`.
#[derive(Serialize)]
struct Site<'a> {
    base: &'a str,
    files: Vec<&'a str>,
    languages: Vec<&'a str>,
    places: Vec<&'a str>,
    offline: &'a str,
}

pub(crate) async fn worker(State(app): State<Arc<App>>) -> Response {
    let script = if app.config.offline { script(&app.assets) } else { app.assets.farewell().to_owned() };
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, script).into_response()
}

fn script(assets: &Assets) -> String {
    let site = Site {
        base: assets.base(),
        files: assets.paths().collect(),
        languages: Lang::ALL.iter().map(|lang| lang.code()).collect(),
        places: Place::ALL.iter().filter(|place| place.is_kept()).map(|place| place.path()).collect(),
        offline: OfflinePage::PATH,
    };
    let site = serde_json::to_string(&site).expect("strings can be written as JSON");
    format!("'use strict';\nconst SITE = {site};\n{}", assets.worker())
}

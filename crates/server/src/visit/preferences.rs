//! `GET /{lang}/preferences`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::games::start_snapshot;
use crate::http::origin_of;
use crate::pages::PreferencesPage;

/// The level of the sample's computer, which nobody meets.
const LEVEL: u8 = 1;

pub(crate) async fn preferences(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let html = PreferencesPage {
        lang,
        assets: &app.assets,
        start: &start_snapshot(app.clock.now(), LEVEL),
        origin: &origin_of(&app.config, &asked.headers),
    }
    .render();
    Ok(page(html))
}

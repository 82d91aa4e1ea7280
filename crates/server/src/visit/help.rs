//! `GET /{lang}/help`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::http::origin_of;
use crate::pages::HelpPage;

pub(crate) async fn help(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let html = HelpPage {
        lang,
        assets: &app.assets,
        contact: app.config.contact.as_ref(),
        games_per_minute: app.config.games_per_minute.get(),
        origin: &origin_of(&app.config, &asked.headers),
    }
    .render();
    Ok(page(html))
}

//! `GET /{lang}/offline`: fetched by the service worker, shown when the network is away.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::pages::OfflinePage;

pub(crate) async fn offline(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    Ok(page(OfflinePage { lang, assets: &app.assets }.render()))
}

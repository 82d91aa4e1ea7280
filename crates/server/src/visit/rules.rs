//! `GET /{lang}/rules`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::http::origin_of;
use crate::pages::RulesPage;

pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let origin = origin_of(&app.config, &asked.headers);
    Ok(page(RulesPage { lang, assets: &app.assets, origin: &origin }.render()))
}

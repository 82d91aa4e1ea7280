//! Pages that are the same for all who read their language.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Asked, Instead, lang_of, page};
use crate::app::App;
use crate::http::origin_of;
use crate::pages::Reader;

type Visit = (State<Arc<App>>, Path<String>, Asked);

/// `GET /{lang}/about`
pub(crate) async fn about(
    app: State<Arc<App>>,
    code: Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    show((app, code, asked), |reader| reader.about())
}

/// `GET /{lang}/guide`
pub(crate) async fn guide(
    app: State<Arc<App>>,
    code: Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    show((app, code, asked), |reader| reader.guide())
}

/// `GET /{lang}/rules`
pub(crate) async fn rules(
    app: State<Arc<App>>,
    code: Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    show((app, code, asked), |reader| reader.rules())
}

/// `GET /{lang}/help`
pub(crate) async fn help(
    app: State<Arc<App>>,
    code: Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    let config = &Arc::clone(&app).config;
    let (contact, games_per_minute) = (config.contact.as_ref(), config.games_per_minute.get());
    show((app, code, asked), |reader| reader.help(contact, games_per_minute))
}

/// `GET /{lang}/preferences`
pub(crate) async fn preferences(
    app: State<Arc<App>>,
    code: Path<String>,
    asked: Asked,
) -> Result<Response, Instead> {
    show((app, code, asked), |reader| reader.preferences())
}

fn show(
    (State(app), Path(code), asked): Visit,
    render: impl FnOnce(Reader<'_>) -> Result<String, askama::Error>,
) -> Result<Response, Instead> {
    let lang = lang_of(&app, &asked, &code)?;
    let origin = origin_of(&app.config, &asked.headers);
    Ok(page(render(Reader { lang, assets: &app.assets, origin: &origin })))
}

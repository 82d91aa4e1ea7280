//! Pages that are the same for all who read their language.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::{Instead, Visitor, page};
use crate::app::App;
use crate::pages::Reader;

type Visit = (State<Arc<App>>, Path<String>, Visitor);

/// `GET /{lang}/about`
pub(crate) async fn about(
    app: State<Arc<App>>,
    code: Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    show((app, code, visitor), |reader| reader.about())
}

/// `GET /{lang}/guide`
pub(crate) async fn guide(
    app: State<Arc<App>>,
    code: Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    show((app, code, visitor), |reader| reader.guide())
}

/// `GET /{lang}/rules`
pub(crate) async fn rules(
    app: State<Arc<App>>,
    code: Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    show((app, code, visitor), |reader| reader.rules())
}

/// `GET /{lang}/help`
pub(crate) async fn help(
    app: State<Arc<App>>,
    code: Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let config = &Arc::clone(&app).config;
    let (contact, games_per_minute) = (config.contact.as_ref(), config.games_per_minute.get());
    show((app, code, visitor), |reader| reader.help(contact, games_per_minute))
}

/// `GET /{lang}/preferences`
pub(crate) async fn preferences(
    app: State<Arc<App>>,
    code: Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    show((app, code, visitor), |reader| reader.preferences())
}

fn show(
    (State(app), Path(code), visitor): Visit,
    render: impl FnOnce(Reader<'_>) -> Result<String, askama::Error>,
) -> Result<Response, Instead> {
    Ok(page(render(visitor.reader(&app, &code)?)))
}

//! Pages that are the same for all who read their language.

use axum::response::Response;

use super::{Visitor, page};

/// `GET /{lang}/about`
pub(crate) async fn about(visitor: Visitor) -> Response {
    page(visitor.reader().about())
}

/// `GET /{lang}/guide`
pub(crate) async fn guide(visitor: Visitor) -> Response {
    page(visitor.reader().guide())
}

/// `GET /{lang}/rules`
pub(crate) async fn rules(visitor: Visitor) -> Response {
    page(visitor.reader().rules())
}

/// `GET /{lang}/help`
pub(crate) async fn help(visitor: Visitor) -> Response {
    let config = &visitor.app.config;
    page(visitor.reader().help(config.contact.as_ref(), config.games_per_minute.get()))
}

/// `GET /{lang}/preferences`
pub(crate) async fn preferences(visitor: Visitor) -> Response {
    page(visitor.reader().preferences())
}

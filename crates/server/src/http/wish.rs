use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::app::App;

/// What an address asks for after its `?`; what can't be read asks for nothing.
pub(crate) struct Wish<T>(pub T);

impl<T: DeserializeOwned + Default> FromRequestParts<Arc<App>> for Wish<T> {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Wish<T>, Infallible> {
        Ok(Wish(Query::try_from_uri(&parts.uri).map(|query| query.0).unwrap_or_default()))
    }
}

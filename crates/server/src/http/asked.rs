use std::convert::Infallible;

use axum::extract::{FromRequestParts, OriginalUri};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use protocol::Why;

use crate::problem::Problem;

/// What every answer needs of its request in order to be a good refusal.
pub(crate) struct Asked {
    pub uri: Uri,
    pub headers: HeaderMap,
}

impl<S: Send + Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Self::Rejection> {
        let uri =
            parts.extensions.get::<OriginalUri>().map_or_else(|| parts.uri.clone(), |uri| uri.0.clone());
        Ok(Asked { uri, headers: parts.headers.clone() })
    }
}

impl Asked {
    pub fn problem(&self, why: Why) -> Problem {
        Problem::new(why, &self.uri, &self.headers)
    }

    /// That something was tried too often, and in how many ms it may be tried again.
    pub fn later(&self, ms: u32) -> Problem {
        self.problem(Why::TooMany).retry_after(ms)
    }
}

//! `GET /assets/{hash}/{path}`: a file that never changes under its address.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use protocol::Why;

use crate::app::App;
use crate::http::Asked;
use crate::problem::Problem;

pub(crate) async fn asset(
    State(app): State<Arc<App>>,
    Path((hash, path)): Path<(String, String)>,
    asked: Asked,
) -> Result<Response, Problem> {
    let file = app.assets.get(&hash, &path).ok_or_else(|| asked.problem(Why::NotFound))?;
    let accept = asked.headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let (body, encoding) = file.encoded(accept.unwrap_or_default());
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Ok((headers, body).into_response())
}

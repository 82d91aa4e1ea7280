//! No answer takes for ever.

use std::time::Duration;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Why;

use crate::http::Asked;
use crate::problem::Problem;

/// An answer that has not begun by then is none: the store is too slow, or the request's body never ends.
/// Streams and sockets have begun long before.
const REQUEST_MAX: Duration = Duration::from_secs(15);

pub(crate) async fn in_time(asked: Asked, request: Request, next: Next) -> Response {
    match tokio::time::timeout(REQUEST_MAX, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Problem::new(Why::Full, &asked.uri, &asked.headers).into_response(),
    }
}

//! One log line and a few figures for each request. The address is logged without its query, and
//! never a header: secrets travel in those.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

pub(crate) async fn measure(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    // The route, not the address: a figure for every game would be one too many.
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status(), began.elapsed());
    metrics::counter!("ataxx_requests_total", "route" => route, "status" => status.as_u16().to_string())
        .increment(1);
    metrics::histogram!("ataxx_request_seconds").record(took.as_secs_f64());
    tracing::debug!(%method, path, status = status.as_u16(), ms = took.as_millis() as u64, "request");
    response
}

//! Requests that change something come from our own pages, or from programs that are no browser.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Why;

use crate::app::App;
use crate::connection::origin;
use crate::problem::Problem;

pub(crate) async fn same_origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads || origin::is_ours(request.headers(), app.config.public_url.as_deref()) {
        return next.run(request).await;
    }
    Problem::new(Why::WrongOrigin, request.uri(), request.headers()).into_response()
}

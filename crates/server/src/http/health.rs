//! For whoever watches over the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;

/// `GET /healthz`: the process runs.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: it can serve: not stopping, and the store answers.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: figures in Prometheus' text form.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    metrics::gauge!("ataxx_rooms").set(app.games.open() as f64);
    match app.store.live_games().await {
        Ok(live) => metrics::gauge!("ataxx_live_games").set(live as f64),
        Err(error) => tracing::error!(%error, "live games could not be counted"),
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}

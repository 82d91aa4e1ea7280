//! `GET /{lang}/offline`: fetched by the service worker, shown when the network is away.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;

use super::{Tongue, page};
use crate::app::App;
use crate::pages::OfflinePage;

pub(crate) async fn offline(State(app): State<Arc<App>>, Tongue(lang): Tongue) -> Response {
    page(OfflinePage { lang, assets: &app.assets }.render())
}

//! `GET /favicon.ico` and `GET /icons/{name}`: the mark for what can't draw the one in the page's head.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use protocol::Why;

use super::Asked;
use super::picture::{Lasts, show};
use crate::app::App;
use crate::pictures::{Icon, Sketch};
use crate::problem::Problem;

/// Where browsers look without being told.
pub(crate) async fn favicon(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Problem> {
    show(&app, &asked, None, Sketch::icon(Icon::Tab), Lasts::ADay).await
}

pub(crate) async fn icon(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    asked: Asked,
) -> Result<Response, Problem> {
    let icon = Icon::ALL.iter().copied().find(|icon| *icon != Icon::Tab && icon.name() == name);
    let icon = icon.ok_or_else(|| asked.problem(Why::NotFound))?;
    show(&app, &asked, None, Sketch::icon(icon), Lasts::ADay).await
}

//! `GET /{lang}/players`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use store::StoreError;

use super::failed;
use crate::app::App;
use crate::pages::{LeadersPage, Reader};
use crate::people::{LEADER_GAMES, LEADERS};
use crate::visit::{Instead, Visitor, page};

/// Points in a span of the distribution.
const WIDTH: u32 = 50;

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let html = read(&app, reader).await;
    html.map(page).map_err(|error| failed(&app, &visitor, reader, &error))
}

async fn read(app: &App, reader: Reader<'_>) -> Result<Result<String, askama::Error>, StoreError> {
    let now = app.clock.now();
    let page = LeadersPage {
        reader,
        leaders: &app.store.leaders(now, LEADER_GAMES, LEADERS).await?,
        games_needed: LEADER_GAMES,
        distribution: &app.store.distribution(now, WIDTH).await?,
        width: WIDTH,
    };
    Ok(page.render())
}

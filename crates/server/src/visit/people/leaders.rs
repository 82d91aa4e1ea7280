//! `GET /{lang}/players`

use axum::response::Response;
use store::StoreError;

use crate::app::App;
use crate::pages::{LeadersPage, Reader};
use crate::people::{LEADER_GAMES, LEADERS};
use crate::visit::{Instead, Visitor, page};

/// Points in a span of the distribution.
const WIDTH: u32 = 50;

pub(crate) async fn show(visitor: Visitor) -> Result<Response, Instead> {
    let html = read(&visitor.app, visitor.reader()).await;
    html.map(page).map_err(|error| visitor.failed(&error))
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

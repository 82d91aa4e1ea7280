//! `GET /{lang}/`

use axum::response::Response;
use play::rating::Rating;
use store::{StoreError, UserKind};

use super::{Instead, Visitor, page};
use crate::games::start_snapshot;
use crate::pages::HomePage;

/// The strength a newcomer meets first: beats careless play, loses to a plan.
const DEFAULT_LEVEL: u8 = 2;

pub(crate) async fn home(visitor: Visitor) -> Result<Response, Instead> {
    let app = &visitor.app;
    let rating = rating(&visitor).await.map_err(|error| visitor.failed(&error))?;
    let moment = app.games.now(visitor.me.id()).await.map_err(|error| visitor.failed(&error))?;
    let start = start_snapshot(app.clock.now(), DEFAULT_LEVEL);
    let html = HomePage {
        reader: visitor.reader(),
        start: &start,
        levels: engine::levels::LEVELS,
        default_level: DEFAULT_LEVEL,
        now: &moment.now,
        rating,
    }
    .render();
    Ok(page(html))
}

/// The main rating of an account.
async fn rating(visitor: &Visitor) -> Result<Option<Rating>, StoreError> {
    match visitor.me.user().filter(|user| user.kind == UserKind::Account) {
        Some(user) => Ok(Some(visitor.app.store.standing(user.id).await?.standing.main)),
        None => Ok(None),
    }
}

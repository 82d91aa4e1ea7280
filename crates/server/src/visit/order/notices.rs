//! `GET /{lang}/notices`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use protocol::Why;

use super::fresh;
use crate::app::App;
use crate::pages::NoticesPage;
use crate::visit::{Instead, Visitor, error};

/// Notices shown, the newest.
const SHOWN: u32 = 100;

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let user = visitor.me.user();
    let notices = match user {
        Some(user) => app.store.notices(user.id, SHOWN).await,
        None => Ok(Vec::new()),
    };
    let Ok(notices) = notices.inspect_err(|error| tracing::error!(%error, "no notices")) else {
        return Err(Instead::of(error(&app, &visitor.asked, reader.lang, Why::Internal)));
    };
    let (now, contact) = (app.clock.now(), app.config.contact.as_ref());
    Ok(fresh(NoticesPage { reader, user, notices: &notices, now, contact }.render()))
}

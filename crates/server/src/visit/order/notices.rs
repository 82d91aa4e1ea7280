//! `GET /{lang}/notices`

use axum::response::Response;

use super::fresh;
use crate::pages::NoticesPage;
use crate::visit::{Instead, Visitor};

/// Notices shown, the newest.
const SHOWN: u32 = 100;

pub(crate) async fn show(visitor: Visitor) -> Result<Response, Instead> {
    let (app, user) = (&visitor.app, visitor.me.user());
    let notices = match user {
        Some(user) => app.store.notices(user.id, SHOWN).await.map_err(|error| visitor.failed(&error))?,
        None => Vec::new(),
    };
    let (now, contact) = (app.clock.now(), app.config.contact.as_ref());
    Ok(fresh(NoticesPage { reader: visitor.reader(), user, notices: &notices, now, contact }.render()))
}

//! `GET /{lang}/order/audit`

use axum::response::Response;
use serde::Deserialize;

use super::fresh;
use crate::http::Wish;
use crate::order::Administrator;
use crate::pages::AuditPage;
use crate::visit::{Instead, Visitor};

/// Entries on a page.
const SHOWN: u32 = 50;

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    before: Option<u64>,
}

pub(crate) async fn show(
    _by: Administrator,
    Wish(asking): Wish<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let before = asking.before;
    let entries = visitor.app.store.record(before, SHOWN + 1).await;
    let mut entries = entries.map_err(|error| visitor.failed(&error))?;
    let more = entries.len() > SHOWN as usize;
    entries.truncate(SHOWN as usize);
    let older = entries.last().map(|noted| noted.number).filter(|_| more);
    Ok(fresh(AuditPage { reader: visitor.reader(), entries: &entries, older }.render()))
}

//! `GET /{lang}/order/audit`

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;

use super::{Asked, fresh};
use crate::app::App;
use crate::order::Administrator;
use crate::pages::AuditPage;
use crate::visit::{Instead, Visitor, failed};

/// Entries on a page.
const SHOWN: u32 = 50;

#[derive(Default, Deserialize)]
pub(crate) struct Asking {
    before: Option<u64>,
}

pub(crate) async fn show(
    State(app): State<Arc<App>>,
    _by: Administrator,
    Path(code): Path<String>,
    Asked(asking): Asked<Asking>,
    visitor: Visitor,
) -> Result<Response, Instead> {
    let reader = visitor.reader(&app, &code)?;
    let before = asking.before;
    let entries = app.store.record(before, SHOWN + 1).await;
    let mut entries = entries.map_err(|error| failed(&app, &visitor, reader.lang, &error))?;
    let more = entries.len() > SHOWN as usize;
    entries.truncate(SHOWN as usize);
    let older = entries.last().map(|noted| noted.number).filter(|_| more);
    Ok(fresh(AuditPage { reader, entries: &entries, older }.render()))
}

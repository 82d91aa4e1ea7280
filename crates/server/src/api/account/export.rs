use axum::Json;
use axum::http::{HeaderName, HeaderValue, header};
use protocol::AccountProblem;
use serde_json::Value;

use super::{Problem, problem};
use crate::people::account::{self, Caller};

/// All that is kept about you, guest or account, as a file to be saved.
#[utoipa::path(
    get, path = "/api/account/export", tag = "accounts",
    responses((status = 200, body = Object), (status = 401, body = AccountProblem))
)]
pub(crate) async fn export(caller: Caller) -> Result<([(HeaderName, HeaderValue); 2], Json<Value>), Problem> {
    let kept = account::export(&caller).await.map_err(|refused| problem(&caller, refused))?;
    let file = HeaderValue::from_static("attachment; filename=\"ataxx.json\"");
    let unkept = HeaderValue::from_static("no-store");
    Ok(([(header::CONTENT_DISPOSITION, file), (header::CACHE_CONTROL, unkept)], Json(kept)))
}

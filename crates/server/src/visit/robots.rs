//! `GET /robots.txt`

use std::sync::Arc;

use axum::extract::State;

use super::Asked;
use crate::app::App;
use crate::http::origin_of;

/// Search engines may read every page, but not what programs talk to. Games may be read too: their pages say
/// themselves that they want to be in no list.
pub(crate) async fn robots(State(app): State<Arc<App>>, asked: Asked) -> String {
    let origin = origin_of(&app.config, &asked.headers);
    format!("User-agent: *\nDisallow: /api/\nDisallow: /ws\n\nSitemap: {origin}/sitemap.xml\n")
}

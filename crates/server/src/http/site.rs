use axum::http::HeaderMap;
use axum::http::header::HOST;

use crate::config::Config;

/// What the site is called from outside, without a slash at the end: as configured, or as the request
/// names it.
pub(crate) fn origin_of(config: &Config, headers: &HeaderMap) -> String {
    if let Some(url) = &config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(HOST.as_str()).filter(|host| is_host(host)).unwrap_or("localhost");
    let secure = config.behind_proxy && text("x-forwarded-proto") == Some("https");
    format!("{}://{host}", if secure { "https" } else { "http" })
}

/// Only what can stand in an address: a request may claim any host.
fn is_host(host: &str) -> bool {
    host.len() <= 255 && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".-:[]".contains(&b))
}

//! Where a page comes from that opens a socket or sends a command. A WebSocket handshake is not held
//! back by the browser's same-origin policy, so the server must look.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether the request comes from a page of this site, or from a program that is no browser (it sends
/// no `Origin`).
pub(crate) fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = public_url {
        return origin.eq_ignore_ascii_case(url.trim_end_matches('/'));
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    authority.is_some() && authority == host
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, host: &str, public_url: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        is_ours(&headers, public_url)
    }

    #[test]
    fn only_our_pages_and_programs() {
        assert!(check(None, "127.0.0.1:8080", None));
        assert!(check(Some("http://127.0.0.1:8080"), "127.0.0.1:8080", None));
        assert!(!check(Some("http://evil.example"), "127.0.0.1:8080", None));
        assert!(!check(Some("null"), "127.0.0.1:8080", None));
        assert!(check(Some("https://ataxx.example"), "10.0.0.1", Some("https://ataxx.example/")));
        assert!(!check(Some("http://ataxx.example"), "10.0.0.1", Some("https://ataxx.example")));
    }
}

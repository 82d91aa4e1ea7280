//! The one cookie: what a browser is known by.

use axum::http::{HeaderMap, HeaderValue, header};
use store::SecretHash;

use crate::config::Config;
use crate::http::origin_of;
use crate::secret;

/// Over TLS: browsers take it from no other site and send it to no other path or host.
/// <https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes>
const SECURE: &str = "__Host-ataxx";
/// Where the site is plain HTTP, as on the machine of whoever tries it: browsers refuse the other name there.
const PLAIN: &str = "ataxx";
/// How long a browser keeps it after it was given, in seconds: 400 days, the most that browsers grant.
const AGE: u32 = 400 * 24 * 60 * 60;

/// The cookie that holds this token.
pub(crate) fn holding(token: &str, config: &Config, headers: &HeaderMap) -> HeaderValue {
    set(token, AGE, config, headers)
}

/// What makes a browser forget its cookie.
pub(crate) fn cleared(config: &Config, headers: &HeaderMap) -> HeaderValue {
    set("", 0, config, headers)
}

/// The hash of the token that the request's cookie holds; none if it has no cookie of ours.
pub(super) fn token(config: &Config, headers: &HeaderMap) -> Option<SecretHash> {
    let name = if is_secure(config, headers) { SECURE } else { PLAIN };
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).and_then(|(_, token)| secret::token_hash(token))
}

fn set(token: &str, age: u32, config: &Config, headers: &HeaderMap) -> HeaderValue {
    let (name, secure) = if is_secure(config, headers) { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).expect("a token is of URL-safe base 64")
}

fn is_secure(config: &Config, headers: &HeaderMap) -> bool {
    origin_of(config, headers).starts_with("https://")
}

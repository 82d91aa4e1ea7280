//! The one cookie: what a browser is known by.

use axum::http::{HeaderMap, HeaderValue, header};
use play::Millis;
use store::SecretHash;

use crate::config::Config;
use crate::http::origin_of;
use crate::secret;

/// Over TLS: browsers take it from no other site and send it to no other path or host.
/// <https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes>
const SECURE: &str = "__Host-ataxx";
/// Where the site is plain HTTP, as on the machine of whoever tries it: browsers refuse the other name there.
const PLAIN: &str = "ataxx";
/// How long a session lasts after its last use: the most that browsers grant a cookie.
pub(super) const AGE: Millis = Millis::days(400);

/// The cookie that holds this token.
pub(crate) fn holding(token: &str, config: &Config, headers: &HeaderMap) -> HeaderValue {
    set(token, AGE, config, headers)
}

/// The cookie that came with the request, for as long again.
pub(super) fn renewed(config: &Config, headers: &HeaderMap) -> Option<HeaderValue> {
    found(config, headers).map(|token| holding(token, config, headers))
}

/// What makes a browser forget its cookie.
pub(crate) fn cleared(config: &Config, headers: &HeaderMap) -> HeaderValue {
    set("", Millis::ZERO, config, headers)
}

/// The hash of the token that the request's cookie holds; none if it has no cookie of ours.
pub(super) fn token(config: &Config, headers: &HeaderMap) -> Option<SecretHash> {
    found(config, headers).and_then(secret::token_hash)
}

fn found<'h>(config: &Config, headers: &'h HeaderMap) -> Option<&'h str> {
    let name = if is_secure(config, headers) { SECURE } else { PLAIN };
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, token) = pairs.find(|(found, token)| *found == name && secret::token_hash(token).is_some())?;
    Some(token)
}

fn set(token: &str, age: Millis, config: &Config, headers: &HeaderMap) -> HeaderValue {
    let (name, secure) = if is_secure(config, headers) { (SECURE, "; Secure") } else { (PLAIN, "") };
    let text = format!("{name}={token}; Path=/; Max-Age={}; HttpOnly; SameSite=Lax{secure}", age.0 / 1_000);
    HeaderValue::try_from(text).expect("a token is of URL-safe base 64")
}

fn is_secure(config: &Config, headers: &HeaderMap) -> bool {
    origin_of(config, headers).starts_with("https://")
}

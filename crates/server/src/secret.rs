//! Seats' secrets, as far as the server knows them.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use protocol::{LOBBY_SEATS_MAX, SECRET_CHARS, Why};
use sha2::{Digest, Sha256};
use store::SecretHash;

/// The hash of a seat's secret, or nothing if the text is not of a secret's form.
pub(crate) fn hash(secret: &str) -> Option<SecretHash> {
    hash_of(secret, SECRET_CHARS)
}

/// Characters of what a cookie holds: 256 bits in URL-safe base 64.
pub(crate) const TOKEN_CHARS: usize = 43;

/// The hash of a cookie's token, or nothing if the text is not of a token's form.
pub(crate) fn token_hash(token: &str) -> Option<SecretHash> {
    hash_of(token, TOKEN_CHARS)
}

/// The hash of so many characters of URL-safe base 64.
fn hash_of(text: &str, chars: usize) -> Option<SecretHash> {
    let well_formed =
        text.len() == chars && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    well_formed.then(|| SecretHash(Sha256::digest(text.as_bytes()).into()))
}

/// What bots' tokens begin with, so that one that is found somewhere is known for what it is.
pub(crate) const BOT_PREFIX: &str = "ataxx_";

/// What a program shows, as hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// A seat's own secret.
    Seat(SecretHash),
    /// The token of a bot.
    Token(SecretHash),
}

/// What is in `Authorization: Bearer …`. No header is a visitor without a seat; a header that holds neither a
/// secret nor a token is an error.
pub(crate) fn bearer(headers: &HeaderMap) -> Result<Option<Bearer>, Why> {
    let Some(text) = shown(headers)? else { return Ok(None) };
    let bearer = match text.strip_prefix(BOT_PREFIX) {
        // Some secret of a seat may begin like a token by chance, but none is as long.
        Some(token) if text.len() != SECRET_CHARS => token_hash(token).map(Bearer::Token),
        _ => hash(text).map(Bearer::Seat),
    };
    bearer.map(Some).ok_or(Why::WrongSeat)
}

/// What stands in `Authorization: Bearer …`, if there is such a header.
fn shown(headers: &HeaderMap) -> Result<Option<&str>, Why> {
    let Some(header) = headers.get(AUTHORIZATION) else { return Ok(None) };
    header.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).map(Some).ok_or(Why::WrongSeat)
}

/// The hash of the seat's secret among the headers. A bot's token opens seats too, but as the bot's, who is found
/// elsewhere.
pub(crate) fn from_headers(headers: &HeaderMap) -> Result<Option<SecretHash>, Why> {
    match bearer(headers)? {
        Some(Bearer::Seat(secret)) => Ok(Some(secret)),
        Some(Bearer::Token(_)) | None => Ok(None),
    }
}

/// The hashes of the secrets of several seats among the headers, with commas between them; none is none.
pub(crate) fn seats(headers: &HeaderMap) -> Result<Vec<SecretHash>, Why> {
    match shown(headers)? {
        Some(list) if list.contains(',') => {
            let hashes: Option<Vec<SecretHash>> = list.split(',').map(hash).collect();
            hashes.filter(|hashes| hashes.len() <= LOBBY_SEATS_MAX).ok_or(Why::WrongSeat)
        }
        _ => Ok(from_headers(headers)?.into_iter().collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(AUTHORIZATION, text.parse().unwrap())])
    }

    #[test]
    fn only_a_secret_has_a_hash() {
        assert!(hash("abcdefghijklmnopqrstu-").is_some());
        assert!(hash("abcdefghijklmnopqrstu").is_none());
        assert!(hash("abcdefghijklmnopqrst é").is_none());
        assert!(hash("").is_none());
    }

    #[test]
    fn a_token_is_told_from_a_secret() {
        let read = |text: &str| bearer(&with(text));
        let token = "t".repeat(TOKEN_CHARS);
        assert_eq!(read(&format!("Bearer ataxx_{token}")).unwrap(), token_hash(&token).map(Bearer::Token));
        let secret = "ataxx_abcdefghijklmnop";
        assert_eq!(read(&format!("Bearer {secret}")).unwrap(), hash(secret).map(Bearer::Seat));
        for wrong in
            ["Bearer ataxx_", "Bearer", &format!("Bearer {token}"), &format!("ataxx_{token}"), "Basic YTpi"]
        {
            assert_eq!(read(wrong), Err(Why::WrongSeat), "{wrong}");
        }
        assert_eq!(bearer(&HeaderMap::new()), Ok(None));
    }

    #[test]
    fn a_list_of_seats_is_read_whole_or_not_at_all() {
        let read = |text: &str| seats(&with(text));
        let (one, two) = ("abcdefghijklmnopqrstu-", "abcdefghijklmnopqrstu_");
        let both = vec![hash(one).unwrap(), hash(two).unwrap()];
        assert_eq!(seats(&HeaderMap::new()), Ok(Vec::new()));
        assert_eq!(read(&format!("Bearer {one}")), Ok(vec![both[0]]));
        assert_eq!(read(&format!("Bearer {one},{two}")), Ok(both));
        let many = [one; LOBBY_SEATS_MAX + 1].join(",");
        for wrong in [&format!("Bearer {one},"), &format!("Basic {one},{two}"), &format!("Bearer {many}")] {
            assert_eq!(read(wrong), Err(Why::WrongSeat), "{wrong}");
        }
    }
}

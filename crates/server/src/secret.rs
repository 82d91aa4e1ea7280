//! Seats' secrets, as far as the server knows them.

use protocol::SECRET_CHARS;
use sha2::{Digest, Sha256};
use store::SecretHash;

/// The hash of a seat's secret, or nothing if the text is not of a secret's form.
pub(crate) fn hash(secret: &str) -> Option<SecretHash> {
    let well_formed = secret.len() == SECRET_CHARS
        && secret.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    well_formed.then(|| SecretHash(Sha256::digest(secret.as_bytes()).into()))
}

/// Characters of what a cookie holds: 256 bits in URL-safe base 64.
pub(crate) const TOKEN_CHARS: usize = 43;

/// The hash of a cookie's token, or nothing if the text is not of a token's form.
pub(crate) fn token_hash(token: &str) -> Option<SecretHash> {
    let well_formed = token.len() == TOKEN_CHARS
        && token.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    well_formed.then(|| SecretHash(Sha256::digest(token.as_bytes()).into()))
}

/// The hash of the secret in `Authorization: Bearer …`. No header is a visitor without a seat; a
/// header that holds no secret is an error.
pub(crate) fn from_headers(headers: &axum::http::HeaderMap) -> Result<Option<SecretHash>, protocol::Why> {
    let Some(header) = headers.get(axum::http::header::AUTHORIZATION) else { return Ok(None) };
    let secret = header.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).and_then(hash);
    secret.map(Some).ok_or(protocol::Why::WrongSeat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_secret_has_a_hash() {
        assert!(hash("abcdefghijklmnopqrstu-").is_some());
        assert!(hash("abcdefghijklmnopqrstu").is_none());
        assert!(hash("abcdefghijklmnopqrst é").is_none());
        assert!(hash("").is_none());
    }
}

//! Saying who sends a push: a key pair of this server's own, and a signed note for each message.
//! <https://www.rfc-editor.org/rfc/rfc8292>

use axum::http::{HeaderValue, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use play::{Millis, Timestamp};
use web_push_native::p256::ecdsa::{Signature, SigningKey, signature::Signer};

/// How long a note is good for: half of what push services allow.
const GOOD_FOR: Millis = Millis::hours(12);

/// The server's key pair. Browsers are given the public half when they subscribe, and take no push signed by
/// another.
pub(crate) struct Vapid {
    key: SigningKey,
    /// Whom a push service asks about our messages: `mailto:…` or `https://…`.
    contact: Option<String>,
}

impl Vapid {
    /// Bytes of the private half.
    pub const SECRET_BYTES: usize = 32;

    /// From the private half; none if the bytes are no key.
    pub fn new(secret: &[u8], contact: Option<String>) -> Option<Vapid> {
        let key = SigningKey::from_slice(secret).ok().filter(|_| secret.len() == Self::SECRET_BYTES)?;
        Some(Vapid { key, contact })
    }

    /// The public half, as browsers want it.
    pub fn public(&self) -> String {
        BASE64.encode(self.key.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// The `Authorization` of one message to `endpoint`.
    pub fn authorization(&self, endpoint: &Uri, now: Timestamp) -> Option<HeaderValue> {
        // An origin is written without its scheme's own port.
        let authority = endpoint.authority()?.as_str().trim_end_matches(":443");
        let audience = format!("{}://{authority}", endpoint.scheme_str()?);
        let mut claims = serde_json::json!({ "aud": audience, "exp": (now + GOOD_FOR).0 / 1_000 });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let said = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature: Signature = self.key.sign(said.as_bytes());
        let token = format!("{said}.{}", BASE64.encode(signature.to_bytes()));
        HeaderValue::try_from(format!("vapid t={token}, k={}", self.public())).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_push_native::p256::ecdsa::signature::Verifier;

    #[test]
    fn a_note_says_to_whom_and_until_when_and_is_signed() {
        let vapid = Vapid::new(&[7; 32], Some("mailto:me@ataxx.example".to_owned())).unwrap();
        let endpoint = Uri::from_static("https://push.example:443/send/x");
        let header = vapid.authorization(&endpoint, Timestamp(1_790_000_000_000)).unwrap();
        let text = header.to_str().unwrap();
        let (token, key) = text.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        assert_eq!(BASE64.decode(key).unwrap().len(), 65);
        let (said, signature) = token.rsplit_once('.').unwrap();
        let claims = BASE64.decode(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected = serde_json::json!({
            "aud": "https://push.example", "exp": 1_790_043_200, "sub": "mailto:me@ataxx.example"
        });
        assert_eq!(claims, expected);
        let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
        vapid.key.verifying_key().verify(said.as_bytes(), &signature).unwrap();
    }

    #[test]
    fn not_every_text_is_a_key() {
        assert!(Vapid::new(&[0; 32], None).is_none());
        assert!(Vapid::new(&[7; 31], None).is_none());
    }
}

//! Passkeys: what the browser is asked, and whether its answer holds. Nothing is kept here.

mod make;
mod prove;

use play::PlayerId;
use thiserror::Error;
use webauthn_rs::WebauthnBuilder;
use webauthn_rs::prelude::{Url, Uuid, Webauthn, WebauthnError};

pub(crate) use make::{Making, Wanted, begin_making, end_making};
pub(crate) use prove::{Proving, begin_proving, end_proving};

/// Whom browsers show as the one who asks.
const SITE_NAME: &str = "Ataxx";

/// Why a passkey can't be made or used.
#[derive(Debug, Error)]
pub(crate) enum PasskeyError {
    /// What the browser sent is no answer to what it was asked.
    #[error("the answer does not hold: {0}")]
    Answer(#[from] WebauthnError),
    /// What was kept can't be read.
    #[error("what is kept of a passkey is damaged: {0}")]
    Kept(#[from] serde_json::Error),
    /// The passkey belongs to somebody else than its answer says.
    #[error("the passkey is somebody else's")]
    Owner,
}

/// The site that passkeys are for, by its origin such as `https://ataxx.example`. None where browsers make none:
/// without TLS, except on one's own machine, and at an address that is no name.
pub(crate) fn site(origin: &str) -> Option<Webauthn> {
    let url = Url::parse(origin).ok()?;
    let name = url.domain()?;
    if url.scheme() != "https" && name != "localhost" {
        return None;
    }
    let builder = WebauthnBuilder::new(name, &url).ok()?.rp_name(SITE_NAME);
    builder.build().ok()
}

/// What a passkey calls its user.
fn handle(user: PlayerId) -> Uuid {
    Uuid::from_u128(u128::from(user.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_for_names_over_tls_and_for_ones_own_machine() {
        for origin in ["https://ataxx.example", "https://ataxx.example:8443", "http://localhost:8080"] {
            assert!(site(origin).is_some(), "{origin}");
        }
        for origin in
            ["http://ataxx.example", "https://127.0.0.1", "http://127.0.0.1:8080", "https://[::1]", "", "x"]
        {
            assert!(site(origin).is_none(), "{origin}");
        }
    }

    #[test]
    fn an_answer_to_another_question_does_not_hold() {
        let site = site("https://ataxx.example").unwrap();
        let (_, making) = begin_making(&site, PlayerId(7), "Ada", &[]).unwrap();
        let credential = serde_json::json!({
            "id": "AAAA", "rawId": "AAAA", "type": "public-key", "clientExtensionResults": {},
            "response": { "attestationObject": "AAAA", "clientDataJSON": "AAAA" },
        });
        let credential = serde_json::from_value(credential).unwrap();
        assert!(matches!(end_making(&site, &making, &credential), Err(PasskeyError::Answer(_))));
    }

    #[test]
    fn a_question_asks_for_a_passkey_that_knows_its_user() {
        let site = site("https://ataxx.example").unwrap();
        let (asked, _) = begin_making(&site, PlayerId(7), "Ada", &["AAAA".as_bytes().to_vec()]).unwrap();
        let key = &asked["publicKey"];
        assert_eq!(key["authenticatorSelection"]["residentKey"], "required");
        assert_eq!(key["authenticatorSelection"]["userVerification"], "required");
        assert_eq!((&key["rp"]["id"], &key["user"]["name"]), (&"ataxx.example".into(), &"Ada".into()));
        assert_eq!(key["excludeCredentials"].as_array().map(Vec::len), Some(1));
        let (asked, _) = begin_proving(&site).unwrap();
        assert_eq!(asked["publicKey"]["userVerification"], "required");
        assert!(asked.get("mediation").is_none(), "{asked}");
    }
}

use play::PlayerId;
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, DiscoverableKey, Passkey, PublicKeyCredential, Webauthn,
};

use super::{PasskeyError, handle};

/// Somebody who is about to show a passkey: kept until the browser answers.
#[derive(Serialize, Deserialize)]
pub(crate) struct Proving(DiscoverableAuthentication);

/// What to ask the browser in order to learn whose passkey it has, and what to keep meanwhile.
///
/// # Errors
/// [`PasskeyError::Answer`].
pub(crate) fn begin_proving(site: &Webauthn) -> Result<(serde_json::Value, Proving), PasskeyError> {
    let (mut asked, state) = site.start_discoverable_authentication()?;
    // Asked when somebody presses the button, not while they fill in a form.
    asked.mediation = None;
    Ok((serde_json::to_value(asked)?, Proving(state)))
}

/// What the passkey is checked by the next time: it counts its uses. `owner` is whose it is, and `credential` what
/// it was checked by so far.
///
/// # Errors
/// [`PasskeyError::Answer`], [`PasskeyError::Owner`], [`PasskeyError::Kept`].
pub(crate) fn end_proving(
    site: &Webauthn,
    proving: Proving,
    answer: &PublicKeyCredential,
    owner: PlayerId,
    credential: &str,
) -> Result<String, PasskeyError> {
    let (user, _) = site.identify_discoverable_authentication(answer)?;
    if user != handle(owner) {
        return Err(PasskeyError::Owner);
    }
    let mut passkey: Passkey = serde_json::from_str(credential)?;
    let key = DiscoverableKey::from(&passkey);
    let result = site.finish_discoverable_authentication_v2(answer, proving.0, &key)?;
    passkey.update_credential(&result);
    Ok(serde_json::to_string(&passkey)?)
}

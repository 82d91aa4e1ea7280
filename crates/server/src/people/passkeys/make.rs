use play::PlayerId;
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{Passkey, PasskeyRegistration, RegisterPublicKeyCredential, Webauthn};

use super::{PasskeyError, handle};

/// A passkey that is being made: kept until the browser answers.
#[derive(Serialize, Deserialize)]
pub(crate) struct Making(PasskeyRegistration);

/// What the browser has made.
pub(crate) type Wanted = RegisterPublicKeyCredential;

/// What to ask the browser in order to make a passkey, and what to keep meanwhile. `known` are the user's passkeys:
/// a device that has one makes no second.
///
/// # Errors
/// [`PasskeyError::Answer`].
pub(crate) fn begin_making(
    site: &Webauthn,
    user: PlayerId,
    name: &str,
    known: &[Vec<u8>],
) -> Result<(serde_json::Value, Making), PasskeyError> {
    let known = known.to_vec();
    let (asked, state) = site.start_passkey_registration(handle(user), name, name, Some(known))?;
    let mut asked = serde_json::to_value(asked)?;
    // One that the device remembers by itself: only with such a key can one sign in without a name.
    let selection = &mut asked["publicKey"]["authenticatorSelection"];
    selection["residentKey"] = "required".into();
    selection["requireResidentKey"] = true.into();
    Ok((asked, Making(state)))
}

/// The passkey's id, and what it can be checked by from now on.
///
/// # Errors
/// [`PasskeyError::Answer`] if this is no answer to what was asked.
pub(crate) fn end_making(
    site: &Webauthn,
    making: &Making,
    answer: &Wanted,
) -> Result<(Vec<u8>, String), PasskeyError> {
    let passkey: Passkey = site.finish_passkey_registration(answer, &making.0)?;
    Ok((passkey.cred_id().to_vec(), serde_json::to_string(&passkey)?))
}

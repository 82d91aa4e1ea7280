use axum::http::HeaderValue;
use play::Millis;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{Ceremony, Passkey, User};
use webauthn_rs::prelude::{PublicKeyCredential, Webauthn};

use super::register::{become_account, free};
use super::sign_in::enter;
use super::{Caller, Refused, ceremony};
use crate::http::origin_of;
use crate::people::names::{self, Name};
use crate::people::passkeys::{
    Making, PasskeyError, Proving, Wanted, begin_making, begin_proving, end_making, end_proving, site,
};
use crate::people::{Introduced, device, somebody};

/// How long a browser, and the person before it, may take to answer.
const PATIENCE: Millis = Millis::minutes(5);
/// More passkeys than anybody has devices.
const PASSKEYS_MAX: usize = 20;
/// Kinds of ceremonies.
const MAKING: &str = "passkey-made";
const PROVING: &str = "passkey-proved";

/// What the browser is asked, and what it is to answer with.
#[derive(Debug, Serialize)]
pub(crate) struct Question {
    pub ceremony: String,
    /// As `navigator.credentials` takes it, in its JSON form.
    pub options: serde_json::Value,
}

/// A passkey that is being made.
#[derive(Serialize, Deserialize)]
struct Made {
    making: Making,
    /// The name that its guest wants for an account; none for one that is there.
    name: Option<String>,
}

/// Whether browsers make passkeys for the site as it is asked for.
pub(crate) fn takes_passkeys(caller: &Caller) -> bool {
    of_site(caller).is_ok()
}

/// What to ask a browser that shall make a passkey: for the account that is signed in, else for a new one of this
/// name.
///
/// # Errors
/// [`Refused`].
pub(crate) async fn ask_for_new(caller: &Caller, name: &str) -> Result<(Introduced, Question), Refused> {
    let site = of_site(caller)?;
    let name = match caller.account() {
        Ok(_) => None,
        Err(_) => {
            let name = free(caller, name).await?;
            caller.may_register()?;
            Some(name)
        }
    };
    let introduced = somebody(&caller.app, caller.me.clone(), &caller.asked.headers).await?;
    let user = &introduced.user;
    let known: Vec<Vec<u8>> =
        caller.app.store.passkeys(user.id).await?.into_iter().map(|passkey| passkey.id).collect();
    if known.len() >= PASSKEYS_MAX {
        return Err(Refused::PasskeyKnown);
    }
    let shown = name.as_ref().map_or(user.name.as_str(), Name::as_str);
    let (options, making) = begin_making(&site, user.id, shown, &known).map_err(refused)?;
    let made = Made { making, name: name.map(String::from) };
    let ceremony = begin(caller, MAKING, Some(user), &made).await?;
    Ok((introduced, Question { ceremony, options }))
}

/// Keeps the passkey that the browser has made, and makes its guest an account if that was asked for.
///
/// # Errors
/// [`Refused::Passkey`], and what can be wrong with the name by now.
pub(crate) async fn add_passkey(caller: &Caller, ceremony: &str, answer: &Wanted) -> Result<User, Refused> {
    let (known, made): (Ceremony, Made) = end(caller, MAKING, ceremony).await?;
    let me = caller.me.user().filter(|user| known.user == Some(user.id)).ok_or(Refused::Passkey)?;
    let (id, credential) = end_making(&of_site(caller)?, &made.making, answer).map_err(refused)?;
    let now = caller.app.clock.now();
    let label = device(&caller.asked.headers);
    let (created_at, used_at, user) = (now, now, me.id);
    let passkey = Passkey { id: id.clone(), user, credential, label, created_at, used_at };
    if !caller.app.store.add_passkey(passkey).await? {
        return Err(Refused::PasskeyKnown);
    }
    let Some(name) = made.name else { return Ok(me.clone()) };
    let guest = Introduced { user: me.clone(), cookie: None };
    match become_account(caller, guest, &names::check(&name)?, None).await {
        Ok(account) => Ok(account.user),
        Err(why) => {
            caller.app.store.remove_passkey(user, &id).await?;
            Err(why)
        }
    }
}

/// What to ask a browser that shall say whose passkey it has.
///
/// # Errors
/// [`Refused`].
pub(crate) async fn ask_for_proof(caller: &Caller) -> Result<Question, Refused> {
    caller.may_try(None)?;
    let (options, proving) = begin_proving(&of_site(caller)?).map_err(refused)?;
    Ok(Question { ceremony: begin(caller, PROVING, None, &proving).await?, options })
}

/// Signs in whoever the passkey belongs to: the user, and the cookie to give.
///
/// # Errors
/// [`Refused::Passkey`].
pub(crate) async fn prove(
    caller: &Caller,
    ceremony: &str,
    answer: &PublicKeyCredential,
) -> Result<(User, HeaderValue), Refused> {
    let (_, proving): (Ceremony, Proving) = end(caller, PROVING, ceremony).await?;
    let store = &caller.app.store;
    let passkey = store.passkey(answer.get_credential_id()).await?.ok_or(Refused::Passkey)?;
    let user = store.user(passkey.user).await?.filter(|user| user.closed_at.is_none());
    let user = user.ok_or(Refused::Passkey)?;
    let credential = end_proving(&of_site(caller)?, proving, answer, user.id, &passkey.credential);
    store.used_passkey(&passkey.id, &credential.map_err(refused)?, caller.app.clock.now()).await?;
    let cookie = enter(caller, &user).await?;
    Ok((user, cookie))
}

/// Forgets a passkey of the account.
///
/// # Errors
/// [`Refused::LastProof`] if nobody could sign in without it.
pub(crate) async fn remove_passkey(caller: &Caller, id: &[u8]) -> Result<(), Refused> {
    let user = caller.account()?.user.id;
    let store = &caller.app.store;
    if store.password(user).await?.is_none() && store.passkeys(user).await?.len() <= 1 {
        return Err(Refused::LastProof);
    }
    store.remove_passkey(user, id).await?;
    Ok(())
}

fn of_site(caller: &Caller) -> Result<Webauthn, Refused> {
    site(&origin_of(&caller.app.config, &caller.asked.headers)).ok_or(Refused::Passkey)
}

/// Keeps what is needed to go on: what the browser is to name it by.
async fn begin(
    caller: &Caller,
    kind: &str,
    user: Option<&User>,
    state: &impl Serialize,
) -> Result<String, Refused> {
    let state = serde_json::to_string(state).map_err(|error| refused(error.into()))?;
    ceremony::begin(caller, kind, user.map(|user| user.id), state, PATIENCE).await
}

async fn end<T: DeserializeOwned>(
    caller: &Caller,
    kind: &str,
    token: &str,
) -> Result<(Ceremony, T), Refused> {
    let ceremony = ceremony::end(caller, kind, token).await?.ok_or(Refused::Passkey)?;
    let state = serde_json::from_str(&ceremony.state).map_err(|error| refused(error.into()))?;
    Ok((ceremony, state))
}

fn refused(error: PasskeyError) -> Refused {
    match error {
        PasskeyError::Answer(_) | PasskeyError::Owner => tracing::info!(%error, "a passkey is refused"),
        PasskeyError::Kept(_) => tracing::error!(%error, "a passkey can't be used"),
    }
    Refused::Passkey
}

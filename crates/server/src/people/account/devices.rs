use store::SecretHash;

use super::{Caller, Refused};
use crate::people::{Known, Shown};

/// Ends the session of this browser.
///
/// # Errors
/// What keeps the store from it.
pub(crate) async fn sign_out(caller: &Caller) -> Result<(), Refused> {
    let Some(Known { shown: Shown::Session(session), .. }) = caller.me.0 else { return Ok(()) };
    caller.end_session(session).await
}

/// Ends one of the account's sessions; without one, all but that of this browser.
///
/// # Errors
/// [`Refused::SignedOut`].
pub(crate) async fn end_session(caller: &Caller, token: Option<SecretHash>) -> Result<(), Refused> {
    let known = caller.account()?;
    let (store, user) = (&caller.app.store, known.user.id);
    let Some(token) = token else { return caller.end_sessions(user, Some(known.session)).await };
    // Nobody ends a session of somebody else's.
    let theirs = store.sessions(user).await?.iter().any(|session| session.token == token);
    if theirs {
        caller.end_session(token).await?;
    }
    Ok(())
}

use store::User;

use super::{Caller, Refused};
use crate::people::names::skeleton_of;
use crate::people::passwords::{self, Password};

/// Gives the account another password, and ends its sessions everywhere else.
///
/// # Errors
/// [`Refused`].
pub(crate) async fn change_password(caller: &Caller, current: &str, new: &str) -> Result<(), Refused> {
    let known = caller.account()?;
    let new = passwords::check(new, &known.user.name)?;
    // Where there is none yet, the passkey by which they came is enough.
    if let Some(kept) = caller.app.store.password(known.user.id).await? {
        confirm(caller, known.user, kept, current).await?;
    }
    let kept = caller.app.passwords.hash(new).await?;
    caller.app.store.set_password(known.user.id, Some(&kept)).await?;
    caller.end_sessions(known.user.id, Some(known.session)).await
}

/// It is the user who calls, and not somebody at a browser that was left open: they type the password that is kept.
///
/// # Errors
/// [`Refused::WrongPassword`], [`Refused::Later`].
pub(super) async fn confirm(caller: &Caller, user: &User, kept: String, typed: &str) -> Result<(), Refused> {
    caller.may_try(Some(&skeleton_of(&user.name)))?;
    let typed = Password::typed(typed).ok_or(Refused::WrongPassword)?;
    if caller.app.passwords.fits(typed, Some(kept)).await? { Ok(()) } else { Err(Refused::WrongPassword) }
}

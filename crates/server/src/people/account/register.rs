use store::User;

use super::{Caller, Refused};
use crate::people::names::{self, Name, skeleton};
use crate::people::{Introduced, passwords, somebody};

/// Makes whoever calls an account of this name. A guest stays who they are, with all their games and seats.
///
/// # Errors
/// [`Refused`].
pub(crate) async fn register(caller: &Caller, name: &str, password: &str) -> Result<Introduced, Refused> {
    caller.no_account()?;
    let name = free(caller, name).await?;
    let password = passwords::check(password, name.as_str())?;
    caller.may_register()?;
    let kept = caller.app.passwords.hash(password).await?;
    let introduced = somebody(&caller.app, caller.me.clone(), &caller.asked.headers).await?;
    become_account(caller, introduced, &name, Some(&kept)).await
}

/// The name that this text is, if nobody has one that looks like it.
pub(super) async fn free(caller: &Caller, text: &str) -> Result<Name, Refused> {
    let name = names::check(text)?;
    // Whether a name is free can be asked for no more often than signing in can be tried.
    caller.may_try(None)?;
    match caller.app.store.user_named(&skeleton(&name)).await? {
        Some(_) => Err(Refused::NameTaken),
        None => Ok(name),
    }
}

/// The guest becomes an account.
pub(super) async fn become_account(
    caller: &Caller,
    guest: Introduced,
    name: &Name,
    password: Option<&str>,
) -> Result<Introduced, Refused> {
    let store = &caller.app.store;
    let id = guest.user.id;
    if !store.register(id, name.as_str(), &skeleton(name), password).await? {
        // In another tab, a moment ago.
        return Err(Refused::SignedIn);
    }
    metrics::counter!("ataxx_accounts_total").increment(1);
    caller.renamed(id).await?;
    let user: Option<User> = store.user(id).await?;
    Ok(Introduced { user: user.unwrap_or(guest.user), cookie: guest.cookie })
}

use axum::http::HeaderValue;
use play::PlayerId;
use store::User;

use super::devices::sign_out;
use super::{Caller, Refused};
use crate::people::introduce;
use crate::people::names::{self, skeleton};
use crate::people::passwords::Password;

/// Who has no account: its id is drawn for nobody.
const NOBODY: PlayerId = PlayerId(0);

/// Signs whoever calls in to the account of this name: the user, and the cookie to give.
///
/// # Errors
/// [`Refused::NoMatch`] after the same work, whether the name or the password is wrong.
pub(crate) async fn sign_in(
    caller: &Caller,
    name: &str,
    password: &str,
) -> Result<(User, HeaderValue), Refused> {
    let looks = names::check(name).ok().map(|name| skeleton(&name));
    caller.may_try(looks.as_deref())?;
    let user = caller.named(looks.as_deref().unwrap_or_default()).await?;
    let kept = caller.app.store.password(user.as_ref().map_or(NOBODY, |user| user.id)).await?;
    let typed = Password::typed(password);
    let fits = typed.is_some();
    let fits = caller.app.passwords.fits(typed.unwrap_or_else(Password::none), kept).await? && fits;
    let user = user.filter(|_| fits).ok_or(Refused::NoMatch)?;
    let cookie = enter(caller, &user).await?;
    Ok((user, cookie))
}

/// The browser is this user's from now on, and no longer that of whoever it was.
pub(super) async fn enter(caller: &Caller, user: &User) -> Result<HeaderValue, Refused> {
    sign_out(caller).await?;
    metrics::counter!("ataxx_sign_ins_total").increment(1);
    Ok(introduce(&caller.app, user.id, &caller.asked.headers).await?)
}

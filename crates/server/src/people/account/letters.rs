//! Letters to accounts: an address is confirmed, a lost password replaced. Absent where the site sends none.

use axum::http::HeaderValue;
use i18n::Lang;
use play::Millis;
use store::User;

use super::ceremony::{begin, end};
use super::sign_in::enter;
use super::{Caller, Refused};
use crate::notify::{Untold, email};
use crate::people::names::{self, skeleton};
use crate::people::passwords;

/// How long the link in a letter works.
const CONFIRM_WITHIN: Millis = Millis::days(1);
const RECOVER_WITHIN: Millis = Millis::hours(1);
/// Kinds of ceremonies.
const CONFIRMING: &str = "mail-confirmed";
const RECOVERING: &str = "recovered";

/// What the links of letters begin with; none if the site sends none. Only an operator says what a site is called: by
/// what a request says, anybody could have letters sent that lead to a site of their own.
pub(crate) fn letters_from(caller: &Caller) -> Option<&str> {
    let url = caller.app.config.public_url.as_deref().filter(|_| caller.app.notify.has_mail());
    url.map(|url| url.trim_end_matches('/'))
}

/// Sends a letter to this address, by which it can be confirmed.
///
/// # Errors
/// [`Refused::Email`], [`Refused::Later`].
pub(crate) async fn ask_to_confirm(caller: &Caller, address: &str, lang: Lang) -> Result<(), Refused> {
    let user = caller.account()?.user;
    let site = letters_from(caller).ok_or(Refused::Email)?;
    let address = email(address).ok_or(Refused::Email)?;
    caller.may_write(&address)?;
    let token = begin(caller, CONFIRMING, Some(user.id), address.clone(), CONFIRM_WITHIN).await?;
    let link = format!("{site}/{lang}/account/email?token={token}");
    let args = [("name", (&user.name).into()), ("link", (&link).into())];
    let subject = lang.text("account-letter-confirm-subject");
    send(caller, &address, &subject, &lang.text_with("account-letter-confirm-text", &args))
}

/// Keeps the address that the letter with this token went to.
///
/// # Errors
/// [`Refused::Letter`].
pub(crate) async fn confirm_email(caller: &Caller, token: &str) -> Result<(), Refused> {
    let confirmed = end(caller, CONFIRMING, token).await?.ok_or(Refused::Letter)?;
    let user = confirmed.user.ok_or(Refused::Letter)?;
    Ok(caller.app.store.set_email(user, Some(&confirmed.state)).await?)
}

/// Forgets the account's address.
///
/// # Errors
/// [`Refused::SignedOut`].
pub(crate) async fn forget_email(caller: &Caller) -> Result<(), Refused> {
    let user = caller.account()?.user.id;
    Ok(caller.app.store.set_email(user, None).await?)
}

/// Sends a letter to the address of this account, if there is such an account and it has one. Whoever asks learns
/// neither.
///
/// # Errors
/// [`Refused::Later`].
pub(crate) async fn ask_to_recover(caller: &Caller, name: &str, lang: Lang) -> Result<(), Refused> {
    let looks = names::check(name).ok().map(|name| skeleton(&name)).unwrap_or_default();
    caller.may_try(Some(&looks))?;
    caller.may_write(&looks)?;
    let user = caller.named(&looks).await?;
    // Noted for nobody too, so that it takes as long.
    let token =
        begin(caller, RECOVERING, user.as_ref().map(|user| user.id), String::new(), RECOVER_WITHIN).await?;
    let Some(user) = user else { return Ok(()) };
    let (Some(site), Some(address)) = (letters_from(caller), &user.email) else { return Ok(()) };
    let link = format!("{site}/{lang}/recover?token={token}");
    let args = [("name", (&user.name).into()), ("link", (&link).into())];
    let subject = lang.text("account-letter-recover-subject");
    send(caller, address, &subject, &lang.text_with("account-letter-recover-text", &args))
}

/// Gives the account that the letter with this token was for another password, ends all its sessions, and signs
/// whoever calls in.
///
/// # Errors
/// [`Refused::Letter`], [`Refused::Password`]: then the letter can be used again.
pub(crate) async fn recover(
    caller: &Caller,
    token: &str,
    password: &str,
) -> Result<(User, HeaderValue), Refused> {
    let password = passwords::check(password, "")?;
    let kept = caller.app.passwords.hash(password).await?;
    let recovered = end(caller, RECOVERING, token).await?.ok_or(Refused::Letter)?;
    let store = &caller.app.store;
    let user = store.user(recovered.user.ok_or(Refused::Letter)?).await?;
    let user = user.filter(|user| user.closed_at.is_none()).ok_or(Refused::Letter)?;
    store.set_password(user.id, Some(&kept)).await?;
    caller.end_sessions(user.id, None).await?;
    let cookie = enter(caller, &user).await?;
    Ok((user, cookie))
}

fn send(caller: &Caller, to: &str, subject: &str, text: &str) -> Result<(), Refused> {
    caller.app.notify.mail(to, subject, text).map_err(|untold| match untold {
        Untold::NoMail | Untold::Address => Refused::Email,
        Untold::Full | Untold::TooLong => Refused::Failed(protocol::Why::Full),
    })
}

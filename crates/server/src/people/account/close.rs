use i18n::Lang;
use play::PlayerId;

use super::password::confirm;
use super::{Caller, Refused};
use crate::people::names::skeleton_of;

/// Closes the account, and what it and its bots have open. Its games stay, under a name that says that it is closed.
/// Its own name is nobody's from then on, so that nobody takes over what others remember.
///
/// # Errors
/// [`Refused::WrongPassword`]; without a password [`Refused::Unconfirmed`], unless the name was typed.
pub(crate) async fn close(caller: &Caller, proof: &str, lang: Lang) -> Result<(), Refused> {
    let user = caller.account()?.user;
    if let Some(kept) = caller.app.store.password(user.id).await? {
        confirm(caller, user, kept, proof).await?;
    } else if skeleton_of(proof.trim()) != skeleton_of(&user.name) {
        return Err(Refused::Unconfirmed);
    }
    forget(caller, user.id).await?;
    let bots = caller.app.store.bots(user.id).await?;
    let (name, now) = (lang.text("account-closed-name"), caller.app.clock.now());
    caller.app.store.close_user(user.id, &name, &skeleton_of(&user.name), now).await?;
    caller.app.lobby.dismiss(user.id).await;
    for closed in std::iter::once(user.id).chain(bots.into_iter().map(|bot| bot.user.id)) {
        caller.app.endings.all(closed, None);
    }
    metrics::counter!("ataxx_accounts_closed_total").increment(1);
    caller.renamed(user.id).await
}

/// Nobody is written to any more, and nobody is followed or kept away.
async fn forget(caller: &Caller, user: PlayerId) -> Result<(), Refused> {
    let store = &caller.app.store;
    for push in store.pushes(user).await? {
        store.remove_push(&push.endpoint).await?;
    }
    store.set_wants_mail(user, false).await?;
    for other in store.following(user).await? {
        store.unfollow(user, other.id).await?;
    }
    for other in store.blocking(user).await? {
        store.unblock(user, other.id).await?;
    }
    Ok(())
}

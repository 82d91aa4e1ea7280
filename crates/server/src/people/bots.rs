//! An account's bots: who may play as a program, and by which token.

use play::PlayerId;
use store::{NewUser, SecretHash, StoreError, UserKind};

use super::account::{Caller, Refused};
use super::names::{self, skeleton, skeleton_of};
use super::{draw_id, draw_token};
use crate::secret::{self, BOT_PREFIX};

/// Bots of one account, at most.
pub(crate) const BOTS_MAX: u32 = 4;
/// Ids drawn before we give in: each is taken by chance only.
const DRAWS: usize = 4;

/// A token, shown this once, and whose it is.
pub(crate) struct NewToken {
    pub bot: String,
    pub token: String,
}

/// Makes a bot of this name, with its first token.
///
/// # Errors
/// [`Refused::SignedOut`], [`Refused::Name`], [`Refused::NameTaken`], [`Refused::EnoughBots`].
pub(crate) async fn make(caller: &Caller, name: &str) -> Result<NewToken, Refused> {
    let owner = caller.account()?.user.id;
    let name = names::check(name).map_err(Refused::Name)?;
    for _ in 0..DRAWS {
        let id = draw_id()?;
        let bot = NewUser {
            id,
            kind: UserKind::Bot,
            name: name.to_string(),
            skeleton: skeleton(&name),
            owner: Some(owner),
            password: None,
            lang: None,
            at: caller.app.clock.now(),
        };
        match caller.app.store.add_bot(bot, BOTS_MAX).await {
            Ok(true) => return give(caller, id, name.to_string()).await,
            Ok(false) => return Err(Refused::EnoughBots),
            // The name, or by chance the id.
            Err(StoreError::NameTaken) if caller.app.store.user(id).await?.is_some() => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refused::NameTaken)
}

/// Gives a bot another token; the one before opens nothing any more, and what it has opened ends.
///
/// # Errors
/// [`Refused::SignedOut`]; [`Refused::Failed`] if it is not the caller's.
pub(crate) async fn new_token(caller: &Caller, bot: &str) -> Result<NewToken, Refused> {
    let (id, name) = owned(caller, bot).await?;
    give(caller, id, name).await
}

/// Takes a bot's token away, and ends what it has opened.
///
/// # Errors
/// As [`new_token`].
pub(crate) async fn revoke(caller: &Caller, bot: &str) -> Result<(), Refused> {
    let (id, _) = owned(caller, bot).await?;
    set_token(caller, id, None).await
}

/// Removes a bot. Its games stay, under its name, which is nobody's from then on.
///
/// # Errors
/// As [`new_token`].
pub(crate) async fn remove(caller: &Caller, bot: &str) -> Result<(), Refused> {
    let (id, name) = owned(caller, bot).await?;
    set_token(caller, id, None).await?;
    Ok(caller.app.store.close_user(id, &name, &skeleton_of(&name), caller.app.clock.now()).await?)
}

/// The caller's bot of this name.
async fn owned(caller: &Caller, bot: &str) -> Result<(PlayerId, String), Refused> {
    let owner = caller.account()?.user.id;
    let bots = caller.app.store.bots(owner).await?;
    let found = bots.into_iter().find(|other| other.user.name == bot);
    found.map(|bot| (bot.user.id, bot.user.name)).ok_or(Refused::Failed(protocol::Why::UnknownUser))
}

async fn give(caller: &Caller, id: PlayerId, bot: String) -> Result<NewToken, Refused> {
    let token = draw_token()?;
    let hash = secret::token_hash(&token).ok_or(Refused::Failed(protocol::Why::Internal))?;
    set_token(caller, id, Some(hash)).await?;
    Ok(NewToken { bot, token: format!("{BOT_PREFIX}{token}") })
}

/// A bot has one token: whatever is open was opened by the one before.
async fn set_token(caller: &Caller, bot: PlayerId, token: Option<SecretHash>) -> Result<(), Refused> {
    caller.app.store.set_token(bot, token, caller.app.clock.now()).await?;
    caller.app.endings.all(bot, None);
    Ok(())
}

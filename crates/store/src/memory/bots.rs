use std::collections::BTreeMap;

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use crate::{Bot, Bots, NewUser, SecretHash, StoreError, Token, User, UserKind};

/// The token of each bot that has one.
#[derive(Debug, Default)]
pub(super) struct Tokens(BTreeMap<PlayerId, (SecretHash, Token)>);

impl Tokens {
    fn of(&self, token: SecretHash) -> Option<PlayerId> {
        self.0.iter().find(|(_, (hash, _))| *hash == token).map(|(bot, _)| *bot)
    }
}

#[async_trait]
impl Bots for MemoryStore {
    async fn add_bot(&self, bot: NewUser, most: u32) -> Result<bool, StoreError> {
        if self.bots(bot.owner.unwrap_or(bot.id)).await?.len() >= most as usize {
            return Ok(false);
        }
        self.open()?.people.add(bot)?;
        Ok(true)
    }

    async fn bots(&self, owner: PlayerId) -> Result<Vec<Bot>, StoreError> {
        let shelf = self.open()?;
        let users = shelf.people.users.values().map(|person| &person.user);
        let owned = users.filter(|user| user.owner == Some(owner) && user.kind == UserKind::Bot);
        let bot = |user: &User| {
            let token = shelf.tokens.0.get(&user.id).map(|(_, token)| *token);
            Bot { user: user.clone(), token }
        };
        let mut bots: Vec<Bot> = owned.filter(|user| user.closed_at.is_none()).map(bot).collect();
        bots.sort_by_key(|bot| (bot.user.created_at, bot.user.id));
        Ok(bots)
    }

    async fn set_token(
        &self,
        bot: PlayerId,
        token: Option<SecretHash>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut shelf = self.open()?;
        shelf.tokens.0.remove(&bot);
        if let Some(token) = token {
            shelf.tokens.0.insert(bot, (token, Token { created_at: at, used_at: None }));
        }
        Ok(())
    }

    async fn token_user(&self, token: SecretHash) -> Result<Option<User>, StoreError> {
        let shelf = self.open()?;
        let here = |id: PlayerId| {
            let user = shelf.people.users.get(&id).map(|person| &person.user);
            user.filter(|user| user.closed_at.is_none())
        };
        let bot = shelf.tokens.of(token).and_then(here);
        Ok(bot.filter(|bot| bot.owner.is_none_or(|owner| here(owner).is_some())).cloned())
    }

    async fn used_token(&self, token: SecretHash, at: Timestamp) -> Result<(), StoreError> {
        let mut shelf = self.open()?;
        let bot = shelf.tokens.of(token);
        if let Some((_, token)) = bot.and_then(|bot| shelf.tokens.0.get_mut(&bot)) {
            token.used_at = token.used_at.max(Some(at));
        }
        Ok(())
    }
}

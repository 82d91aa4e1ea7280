use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use ataxx::Side;
use play::vacation::Vacation;
use play::{GameId, PlayerId, Timestamp, Version};

use super::MemoryStore;
use crate::{Correspondence, PUSHES_MAX, Planned, PushAddress, StoreError};

/// What a [`MemoryStore`] holds for games over days.
#[derive(Debug, Default)]
pub(super) struct Letters {
    server_keys: HashMap<String, Vec<u8>>,
    /// The one added last first.
    pushes: Vec<(PlayerId, PushAddress)>,
    wants_mail: HashSet<PlayerId>,
    vacations: HashMap<PlayerId, Vec<Vacation>>,
    plans: HashMap<(GameId, Side), Planned>,
    reminded: HashSet<(GameId, Version)>,
}

impl Letters {
    /// The user is told of nothing any more.
    pub fn forget(&mut self, user: PlayerId) {
        self.pushes.retain(|(of, _)| *of != user);
        self.wants_mail.remove(&user);
    }
}

#[async_trait]
impl Correspondence for MemoryStore {
    async fn server_key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        Ok(self.open()?.letters.server_keys.entry(name.to_owned()).or_insert(fresh).clone())
    }

    async fn add_push(&self, user: PlayerId, push: PushAddress, _: Timestamp) -> Result<(), StoreError> {
        let pushes = &mut self.open()?.letters.pushes;
        pushes.retain(|(_, other)| other.endpoint != push.endpoint);
        pushes.insert(0, (user, push));
        let mut kept = 0;
        pushes.retain(|(of, _)| {
            kept += usize::from(*of == user);
            *of != user || kept <= PUSHES_MAX
        });
        Ok(())
    }

    async fn pushes(&self, user: PlayerId) -> Result<Vec<PushAddress>, StoreError> {
        let shelf = self.open()?;
        Ok(shelf.letters.pushes.iter().filter(|(of, _)| *of == user).map(|(_, push)| push.clone()).collect())
    }

    async fn remove_push(&self, endpoint: &str) -> Result<(), StoreError> {
        self.open()?.letters.pushes.retain(|(_, push)| push.endpoint != endpoint);
        Ok(())
    }

    async fn wants_mail(&self, user: PlayerId) -> Result<bool, StoreError> {
        Ok(self.open()?.letters.wants_mail.contains(&user))
    }

    async fn set_wants_mail(&self, user: PlayerId, wants: bool) -> Result<(), StoreError> {
        let all = &mut self.open()?.letters.wants_mail;
        let _changed = if wants { all.insert(user) } else { all.remove(&user) };
        Ok(())
    }

    async fn vacations(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Vacation>, StoreError> {
        let shelf = self.open()?;
        let theirs = shelf.letters.vacations.get(&user).into_iter().flatten();
        Ok(theirs.filter(|vacation| vacation.until > since).copied().collect())
    }

    async fn begin_vacation(&self, user: PlayerId, vacation: Vacation) -> Result<bool, StoreError> {
        let mut shelf = self.open()?;
        let theirs = shelf.letters.vacations.entry(user).or_default();
        let free = theirs.iter().all(|other| other.until <= vacation.from && other.from != vacation.from);
        if free {
            theirs.push(vacation);
            theirs.sort_by_key(|vacation| vacation.from);
        }
        Ok(free)
    }

    async fn end_vacation(
        &self,
        user: PlayerId,
        from: Timestamp,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        let mut shelf = self.open()?;
        let theirs = shelf.letters.vacations.entry(user).or_default();
        if let Some(vacation) = theirs.iter_mut().find(|vacation| vacation.from == from) {
            vacation.until = until;
        }
        Ok(())
    }

    async fn planned(&self, game: GameId, side: Side) -> Result<Option<Planned>, StoreError> {
        Ok(self.open()?.letters.plans.get(&(game, side)).cloned())
    }

    async fn plan(&self, game: GameId, side: Side, planned: Option<Planned>) -> Result<(), StoreError> {
        let plans = &mut self.open()?.letters.plans;
        let _before = match planned {
            Some(planned) => plans.insert((game, side), planned),
            None => plans.remove(&(game, side)),
        };
        Ok(())
    }

    async fn remind(&self, game: GameId, turn: Version, _: Timestamp) -> Result<bool, StoreError> {
        Ok(self.open()?.letters.reminded.insert((game, turn)))
    }
}

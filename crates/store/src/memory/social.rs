use std::collections::BTreeSet;

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use super::people::People;
use crate::{Between, Named, Social, StoreError};

/// What the users of a [`MemoryStore`] are to one another, as pairs.
#[derive(Debug, Default)]
pub(super) struct Ties {
    follows: BTreeSet<(PlayerId, PlayerId)>,
    blocks: BTreeSet<(PlayerId, PlayerId)>,
}

#[async_trait]
impl Social for MemoryStore {
    async fn follow(&self, user: PlayerId, other: PlayerId, _at: Timestamp) -> Result<(), StoreError> {
        let ties = &mut self.open()?.ties;
        if !ties.blocks.contains(&(user, other)) && !ties.blocks.contains(&(other, user)) {
            ties.follows.insert((user, other));
        }
        Ok(())
    }

    async fn unfollow(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        self.open()?.ties.follows.remove(&(user, other));
        Ok(())
    }

    async fn block(&self, user: PlayerId, other: PlayerId, _at: Timestamp) -> Result<(), StoreError> {
        let ties = &mut self.open()?.ties;
        ties.blocks.insert((user, other));
        ties.follows.retain(|pair| *pair != (user, other) && *pair != (other, user));
        Ok(())
    }

    async fn unblock(&self, user: PlayerId, other: PlayerId) -> Result<(), StoreError> {
        self.open()?.ties.blocks.remove(&(user, other));
        Ok(())
    }

    async fn between(&self, user: PlayerId, other: PlayerId) -> Result<Between, StoreError> {
        let ties = &self.open()?.ties;
        Ok(Between {
            follows: ties.follows.contains(&(user, other)),
            blocks: ties.blocks.contains(&(user, other)),
            blocked: ties.blocks.contains(&(other, user)),
        })
    }

    async fn following(&self, user: PlayerId) -> Result<Vec<Named>, StoreError> {
        let shelf = self.open()?;
        Ok(others(&shelf.people, &shelf.ties.follows, user))
    }

    async fn blocking(&self, user: PlayerId) -> Result<Vec<Named>, StoreError> {
        let shelf = self.open()?;
        Ok(others(&shelf.people, &shelf.ties.blocks, user))
    }

    async fn blockers(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let blocks = &self.open()?.ties.blocks;
        Ok(blocks.iter().filter(|(_, other)| *other == user).map(|(one, _)| *one).collect())
    }

    async fn kept_apart(&self, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
        let ties = &self.open()?.ties;
        let apart = ties.blocks.iter().filter_map(|&(one, other)| match user {
            user if user == one => Some(other),
            user if user == other => Some(one),
            _ => None,
        });
        Ok(apart.collect::<BTreeSet<_>>().into_iter().collect())
    }
}

fn others(people: &People, ties: &BTreeSet<(PlayerId, PlayerId)>, user: PlayerId) -> Vec<Named> {
    let theirs = ties.iter().filter(|(one, _)| *one == user);
    let mut others: Vec<_> = theirs.filter_map(|(_, other)| people.users.get(other)).collect();
    others.sort_by(|one, other| one.skeleton.cmp(&other.skeleton));
    others.into_iter().map(|person| person.named()).collect()
}

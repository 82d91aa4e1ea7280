use core::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use async_trait::async_trait;
use play::{PlayerId, Timestamp};

use super::MemoryStore;
use crate::{Accounts, Ceremony, Passkey, Sat, SecretHash, StoreError};

/// How the users of a [`MemoryStore`] prove who they are.
#[derive(Debug, Default)]
pub(super) struct Proofs {
    passkeys: BTreeMap<Vec<u8>, Passkey>,
    ceremonies: HashMap<SecretHash, Ceremony>,
}

impl Proofs {
    pub fn forget(&mut self, user: PlayerId) {
        self.passkeys.retain(|_, passkey| passkey.user != user);
        self.ceremonies.retain(|_, ceremony| ceremony.user != Some(user));
    }
}

#[async_trait]
impl Accounts for MemoryStore {
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError> {
        let passkeys = &mut self.open()?.proofs.passkeys;
        let new = !passkeys.contains_key(&passkey.id);
        passkeys.entry(passkey.id.clone()).or_insert(passkey);
        Ok(new)
    }

    async fn passkey(&self, id: &[u8]) -> Result<Option<Passkey>, StoreError> {
        Ok(self.open()?.proofs.passkeys.get(id).cloned())
    }

    async fn passkeys(&self, user: PlayerId) -> Result<Vec<Passkey>, StoreError> {
        let shelf = self.open()?;
        let theirs = shelf.proofs.passkeys.values().filter(|passkey| passkey.user == user);
        let mut passkeys: Vec<Passkey> = theirs.cloned().collect();
        passkeys.sort_by_key(|passkey| passkey.created_at);
        Ok(passkeys)
    }

    async fn used_passkey(&self, id: &[u8], credential: &str, at: Timestamp) -> Result<(), StoreError> {
        if let Some(passkey) = self.open()?.proofs.passkeys.get_mut(id) {
            credential.clone_into(&mut passkey.credential);
            passkey.used_at = passkey.used_at.max(at);
        }
        Ok(())
    }

    async fn remove_passkey(&self, user: PlayerId, id: &[u8]) -> Result<bool, StoreError> {
        let passkeys = &mut self.open()?.proofs.passkeys;
        let theirs = passkeys.get(id).is_some_and(|passkey| passkey.user == user);
        Ok(theirs && passkeys.remove(id).is_some())
    }

    async fn begin_ceremony(&self, ceremony: Ceremony, now: Timestamp) -> Result<(), StoreError> {
        let ceremonies = &mut self.open()?.proofs.ceremonies;
        ceremonies.retain(|_, ceremony| ceremony.expires_at > now);
        ceremonies.insert(ceremony.id, ceremony);
        Ok(())
    }

    async fn end_ceremony(
        &self,
        id: SecretHash,
        kind: &str,
        now: Timestamp,
    ) -> Result<Option<Ceremony>, StoreError> {
        let ceremonies = &mut self.open()?.proofs.ceremonies;
        let is_it = |ceremony: &Ceremony| ceremony.kind == kind && ceremony.expires_at > now;
        if ceremonies.get(&id).is_some_and(is_it) { Ok(ceremonies.remove(&id)) } else { Ok(None) }
    }

    async fn sat(&self, user: PlayerId, limit: u32) -> Result<Vec<Sat>, StoreError> {
        let shelf = self.open()?;
        let theirs = shelf.people.players.iter().filter(|(_, row)| row.user == user);
        let mut sat: Vec<Sat> = theirs
            .map(|(&(game, side), row)| Sat {
                game,
                side,
                ended_at: row.ended.map(|(at, _)| at),
                score: row.ended.map(|(_, score)| score.name().to_owned()),
                change: row.change(),
            })
            .collect();
        sat.sort_by_key(|sat| (sat.ended_at.is_some(), Reverse(sat.ended_at), sat.game, sat.side));
        sat.truncate(limit as usize);
        Ok(sat)
    }
}

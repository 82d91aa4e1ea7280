use std::collections::BTreeMap;

use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp};

use super::MemoryStore;
use crate::{Challenge, ChallengeLimits, Challenges, Challenging, StoreError};

/// Every challenge, and whether it has been accepted.
#[derive(Debug, Default)]
pub(super) struct Invitations(BTreeMap<GameId, (Challenge, bool)>);

impl Invitations {
    fn standing(&self, now: Timestamp) -> impl Iterator<Item = &Challenge> {
        self.0
            .values()
            .filter(move |(challenge, accepted)| !accepted && challenge.expires_at > now)
            .map(|(c, _)| c)
    }

    fn refused(&self, new: &Challenge, limits: ChallengeLimits) -> Option<Challenging> {
        let standing = || self.standing(new.created_at);
        let pair = (new.challenger, new.challenged);
        if let Some(already) = standing().find(|other| (other.challenger, other.challenged) == pair) {
            return Some(Challenging::Already(already.id));
        }
        if standing().filter(|other| other.challenger == new.challenger).count() >= limits.sent as usize {
            return Some(Challenging::TooManySent);
        }
        let received = standing().filter(|other| other.challenged == new.challenged).count();
        (received >= limits.received as usize).then_some(Challenging::TooManyReceived)
    }
}

#[async_trait]
impl Challenges for MemoryStore {
    async fn add_challenge(
        &self,
        challenge: Challenge,
        limits: ChallengeLimits,
        forget: Timestamp,
    ) -> Result<Challenging, StoreError> {
        let mut shelf = self.open()?;
        shelf.invitations.0.retain(|_, (challenge, _)| challenge.expires_at >= forget);
        if let Some(refused) = shelf.invitations.refused(&challenge, limits) {
            return Ok(refused);
        }
        shelf.invitations.0.insert(challenge.id, (challenge, false));
        Ok(Challenging::Added)
    }

    async fn challenge(&self, id: GameId, now: Timestamp) -> Result<Option<Challenge>, StoreError> {
        Ok(self.open()?.invitations.standing(now).find(|challenge| challenge.id == id).copied())
    }

    async fn challenges(&self, user: PlayerId, now: Timestamp) -> Result<Vec<Challenge>, StoreError> {
        let shelf = self.open()?;
        let mine = |challenge: &&Challenge| [challenge.challenger, challenge.challenged].contains(&user);
        let mut challenges: Vec<Challenge> = shelf.invitations.standing(now).filter(mine).copied().collect();
        challenges.sort_by_key(|challenge| (std::cmp::Reverse(challenge.created_at), challenge.id));
        Ok(challenges)
    }

    async fn accept_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError> {
        let mut shelf = self.open()?;
        let Some((challenge, accepted)) = shelf.invitations.0.get_mut(&id) else { return Ok(None) };
        if challenge.challenged != by || !(*accepted || challenge.expires_at > now) {
            return Ok(None);
        }
        *accepted = true;
        Ok(Some(*challenge))
    }

    async fn end_challenge(
        &self,
        id: GameId,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<Option<Challenge>, StoreError> {
        let found = self.challenge(id, now).await?;
        let ended = found.filter(|challenge| [challenge.challenger, challenge.challenged].contains(&by));
        if ended.is_some() {
            self.open()?.invitations.0.remove(&id);
        }
        Ok(ended)
    }
}

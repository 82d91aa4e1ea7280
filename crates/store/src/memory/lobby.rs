use std::collections::BTreeMap;

use async_trait::async_trait;
use ataxx::Side;
use play::conduct::{Outcome, deeds};
use play::seek::SeekId;
use play::{GameId, Origin, PlayerId, Timestamp};

use super::MemoryStore;
use super::people::People;
use crate::{Append, Company, KeptSeek, Lobby, Score, StoreError};

/// What a [`MemoryStore`] holds for the lobby.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    pub seeks: BTreeMap<SeekId, KeptSeek>,
    conduct: BTreeMap<(PlayerId, GameId), Outcome>,
}

impl Waiting {
    /// What the append's end says of how its players behaved. They sit at the board by now.
    pub fn note_conduct(&mut self, append: &Append, people: &People) {
        let Some(finish) = append.finish.filter(|finish| finish.origin == Origin::Pairing) else { return };
        for side in Side::ALL {
            let Some(row) = people.players.get(&(append.game, side)) else { continue };
            let outcome = Outcome { at: finish.at, deed: deeds(finish.end, finish.moves)[side] };
            self.conduct.entry((row.user, append.game)).or_insert(outcome);
        }
    }
}

#[async_trait]
impl Lobby for MemoryStore {
    async fn company(&self, user: PlayerId) -> Result<Company, StoreError> {
        let people = &self.open()?.people;
        let counted = people.past(user).into_iter().filter(|(_, score, _)| *score != Score::Void);
        let opponents = counted.filter_map(|(place, _, row)| Some((place.side, row.opponent?)));
        let mut company = Company::default();
        for (side, opponent) in opponents.take(Company::GAMES) {
            company.recent.push(opponent);
            company.balance += if side == Side::Red { 1 } else { -1 };
        }
        Ok(company)
    }

    async fn conduct(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Outcome>, StoreError> {
        let shelf = self.open()?;
        let of = |(key, outcome): (&(PlayerId, GameId), &Outcome)| {
            (key.0 == user && outcome.at >= since).then_some((outcome.at, key.1, *outcome))
        };
        let mut outcomes: Vec<_> = shelf.waiting.conduct.iter().filter_map(of).collect();
        outcomes.sort_by_key(|(at, game, _)| (*at, *game));
        Ok(outcomes.into_iter().map(|(.., outcome)| outcome).collect())
    }

    async fn keep_seek(&self, seek: KeptSeek) -> Result<(), StoreError> {
        self.open()?.waiting.seeks.insert(seek.id, seek);
        Ok(())
    }

    async fn drop_seek(&self, id: SeekId) -> Result<(), StoreError> {
        self.open()?.waiting.seeks.remove(&id);
        Ok(())
    }

    async fn kept_seeks(&self, now: Timestamp) -> Result<Vec<KeptSeek>, StoreError> {
        let shelf = self.open()?;
        let is_there = |user: &PlayerId| {
            shelf.people.users.get(user).is_some_and(|person| person.user.closed_at.is_none())
        };
        let kept = shelf.waiting.seeks.values();
        let mut seeks: Vec<_> =
            kept.filter(|seek| seek.expires_at > now && is_there(&seek.user)).cloned().collect();
        seeks.sort_by_key(|seek| (seek.created_at, seek.id));
        Ok(seeks)
    }
}

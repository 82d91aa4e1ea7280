//! What a [`MemoryStore`](super::MemoryStore) holds.

use std::collections::{BTreeSet, HashMap, HashSet};

use ataxx::Side;
use play::{Event, GameId, Timestamp};

use super::accounts::Proofs;
use super::bots::Tokens;
use super::challenges::Invitations;
use super::chat::Talk;
use super::correspondence::Letters;
use super::lobby::Waiting;
use super::order::Order;
use super::people::People;
use super::social::Ties;
use crate::judge::Book;
use crate::{Append, Outage, SecretHash, StoreError};

#[derive(Debug, Default)]
pub(super) struct Shelf {
    pub book: Book,
    pub logs: HashMap<GameId, Vec<Event>>,
    pub wakes: BTreeSet<(Timestamp, GameId)>,
    pub live: HashSet<GameId>,
    pub outages: Vec<Outage>,
    pub people: People,
    pub order: Order,
    pub proofs: Proofs,
    pub tokens: Tokens,
    pub invitations: Invitations,
    pub letters: Letters,
    pub waiting: Waiting,
    pub talk: Talk,
    pub ties: Ties,
    pub closed: bool,
    last_sign_of_life: Option<Timestamp>,
}

impl Shelf {
    pub fn append(&mut self, batch: Vec<Append>) -> Result<(), StoreError> {
        let woken: Vec<_> = batch.iter().filter_map(|append| self.wake_of(append.game)).collect();
        self.book.admit(&batch)?;
        for wake in woken {
            self.wakes.remove(&wake);
        }
        for append in batch {
            self.keep(append);
        }
        Ok(())
    }

    pub fn seats(&self, game: GameId) -> Result<Vec<(Side, SecretHash)>, StoreError> {
        if !self.logs.contains_key(&game) {
            return Err(StoreError::UnknownGame { game });
        }
        let mut seats = self.book.seats.get(&game).cloned().unwrap_or_default();
        seats.sort_by_key(|(side, _)| *side);
        Ok(seats)
    }

    pub fn sign_of_life(&mut self, at: Timestamp) {
        self.last_sign_of_life = self.last_sign_of_life.max(Some(at));
    }

    pub fn record_outage(&mut self, now: Timestamp) -> Option<Outage> {
        let outage =
            self.last_sign_of_life.filter(|from| *from < now).map(|from| Outage { from, until: now });
        self.outages.extend(outage);
        self.sign_of_life(now);
        outage
    }

    fn keep(&mut self, append: Append) {
        let game = append.game;
        if let Some(last) = append.events.last() {
            self.sign_of_life(last.at);
        }
        self.people.keep(&append);
        self.waiting.note_conduct(&append, &self.people);
        for seek in &append.seeks {
            self.waiting.seeks.remove(seek);
        }
        self.logs.entry(game).or_default().extend(append.events);
        // An earlier append of the same batch may have set a waking that this one unsets.
        if let Some(wake) = self.wake_of(game) {
            self.wakes.insert(wake);
        }
        if append.live {
            self.live.insert(game);
        } else {
            self.live.remove(&game);
        }
    }

    fn wake_of(&self, game: GameId) -> Option<(Timestamp, GameId)> {
        self.book.heads.get(&game).and_then(|head| head.wake_at).map(|wake_at| (wake_at, game))
    }
}

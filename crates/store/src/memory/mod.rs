//! A store that forgets: for simulation and tests.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod correspondence;
mod history;
mod lobby;
mod order;
mod people;
mod sessions;
mod shelf;
mod social;
mod standings;
mod users;

use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use ataxx::Side;
use play::{Event, GameId, Timestamp, Version};

use self::shelf::Shelf;
use crate::append::check_batch;
use crate::{Append, Outage, SecretHash, Store, StoreError};

/// Keeps everything in memory and answers at once. Deterministic: it has no task and no clock.
#[derive(Debug, Default)]
pub struct MemoryStore {
    /// A plain mutex: nothing is awaited while it is held.
    shelf: Mutex<Shelf>,
}

impl MemoryStore {
    /// The shelf, unless the store has been closed.
    fn open(&self) -> Result<MutexGuard<'_, Shelf>, StoreError> {
        let shelf = self.shelf.lock().expect("no operation on the shelf panics");
        if shelf.closed { Err(StoreError::Closed) } else { Ok(shelf) }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn append(&self, batch: Vec<Append>) -> Result<(), StoreError> {
        check_batch(&batch)?;
        self.open()?.append(batch)
    }

    async fn events(&self, game: GameId, after: Version) -> Result<Vec<Event>, StoreError> {
        let shelf = self.open()?;
        let log = shelf.logs.get(&game).ok_or(StoreError::UnknownGame { game })?;
        Ok(log.get(after.0 as usize..).unwrap_or_default().to_vec())
    }

    async fn seats(&self, game: GameId) -> Result<Vec<(Side, SecretHash)>, StoreError> {
        self.open()?.seats(game)
    }

    async fn created_with(&self, creator: SecretHash) -> Result<Option<GameId>, StoreError> {
        Ok(self.open()?.book.creators.get(&creator).copied())
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<(GameId, Timestamp)>, StoreError> {
        let shelf = self.open()?;
        let due = shelf.wakes.iter().take_while(|(wake_at, _)| *wake_at <= now);
        Ok(due.take(limit as usize).map(|&(wake_at, game)| (game, wake_at)).collect())
    }

    async fn next_wake(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.open()?.wakes.first().map(|(wake_at, _)| *wake_at))
    }

    async fn live_games(&self) -> Result<u64, StoreError> {
        Ok(self.open()?.live.len() as u64)
    }

    async fn heartbeat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.open()?.sign_of_life(now);
        Ok(())
    }

    async fn record_outage(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        Ok(self.open()?.record_outage(now))
    }

    async fn outages(&self, after: Timestamp) -> Result<Vec<Outage>, StoreError> {
        let shelf = self.open()?;
        Ok(shelf.outages.iter().filter(|outage| outage.until > after).copied().collect())
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.open().map(drop)
    }

    async fn close(&self) -> Result<(), StoreError> {
        if let Ok(mut shelf) = self.open() {
            shelf.closed = true;
        }
        Ok(())
    }
}

//! Which appends win: the one rule of compare-and-set, for every backend.

use std::collections::HashMap;

use ataxx::Side;
use play::{GameId, Timestamp, Version};

use crate::{Append, SecretHash, StoreError};

/// What the store holds of the games that a round of appends speaks of, as of now: what was there
/// before, and what the appends admitted since have changed.
#[derive(Debug, Default)]
pub(crate) struct Book {
    pub heads: HashMap<GameId, Head>,
    pub creators: HashMap<SecretHash, GameId>,
    pub seats: HashMap<GameId, Vec<(Side, SecretHash)>>,
}

/// A game without its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub version: Version,
    pub wake_at: Option<Timestamp>,
    pub live: bool,
}

impl Book {
    /// Enters a batch wholly, or leaves the book as it is and says why.
    pub fn admit<'a>(&mut self, batch: impl IntoIterator<Item = &'a Append>) -> Result<(), StoreError> {
        let mut draft = Book::default();
        for append in batch {
            self.judge(&draft, append)?;
            self.enter(&mut draft, append);
        }
        self.heads.extend(draft.heads);
        self.creators.extend(draft.creators);
        self.seats.extend(draft.seats);
        Ok(())
    }

    fn judge(&self, draft: &Book, append: &Append) -> Result<(), StoreError> {
        let game = append.game;
        let known = |creator| draft.creators.get(creator).or_else(|| self.creators.get(creator));
        if let Some(&game) = append.creators.iter().find_map(known) {
            return Err(StoreError::DuplicateCreator { game });
        }
        let head = draft.heads.get(&game).or_else(|| self.heads.get(&game));
        match (head, append.creates()) {
            (None, true) => {}
            (None, false) => return Err(StoreError::UnknownGame { game }),
            (Some(head), _) if head.version != append.after => return Err(StoreError::Conflict { game }),
            (Some(_), _) => {}
        }
        let mut taken: Vec<Side> = self.seats_of(draft, game).iter().map(|(side, _)| *side).collect();
        for &(side, _) in &append.seats {
            if taken.contains(&side) {
                return Err(StoreError::SeatTaken { game, side });
            }
            taken.push(side);
        }
        Ok(())
    }

    fn enter(&self, draft: &mut Book, append: &Append) {
        let version = append.after.after(append.events.len());
        draft.heads.insert(append.game, Head { version, wake_at: append.wake_at, live: append.live });
        draft.creators.extend(append.creators.iter().map(|creator| (*creator, append.game)));
        if !append.seats.is_empty() {
            let mut seats = self.seats_of(draft, append.game).to_vec();
            seats.extend(&append.seats);
            draft.seats.insert(append.game, seats);
        }
    }

    fn seats_of<'a>(&'a self, draft: &'a Book, game: GameId) -> &'a [(Side, SecretHash)] {
        draft.seats.get(&game).or_else(|| self.seats.get(&game)).map_or(&[], Vec::as_slice)
    }
}

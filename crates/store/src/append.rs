//! What a writer asks for.

use ataxx::Side;
use play::seek::SeekId;
use play::{Event, GameId, PlayerId, Timestamp, Version};

use crate::{Finish, Flaw, SecretHash, StoreError};

/// New events of one game, and what shall hold once they are in its log.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    pub game: GameId,
    /// The version that the writer saw. The append wins only if the game is still there; zero creates
    /// the game.
    pub after: Version,
    /// May be empty except at a creation: then only the rest changes.
    pub events: Vec<Event>,
    /// When the game wants to be woken; `None` for never.
    pub wake_at: Option<Timestamp>,
    /// Whether the game can still be played.
    pub live: bool,
    /// What makes a creation happen once, however often it is asked for: each leads to one game, whatever else comes
    /// with it. Only at a creation.
    pub creators: Vec<SecretHash>,
    /// Seats taken by this append. A seat is taken once.
    pub seats: Vec<(Side, SecretHash)>,
    /// Users who sit down with this append. The first at a side stays.
    pub players: Vec<(Side, PlayerId)>,
    /// Kept seeks that led to this game, and go with it. Only at a creation.
    pub seeks: Vec<SeekId>,
    /// What there is to say of the game if this append ends it: kept with it, and rated, in the same
    /// transaction.
    pub finish: Option<Finish>,
}

impl Append {
    /// Appends in one batch, at most.
    pub const BATCH_MAX: usize = 256;
    /// Events in one append, at most.
    pub const EVENTS_MAX: usize = 256;

    /// An append to a live game that wants no waking; set the other fields as needed.
    pub fn new(game: GameId, after: Version, events: Vec<Event>) -> Append {
        Append {
            game,
            after,
            events,
            wake_at: None,
            live: true,
            creators: Vec::new(),
            seats: Vec::new(),
            players: Vec::new(),
            seeks: Vec::new(),
            finish: None,
        }
    }

    pub fn creates(&self) -> bool {
        self.after == Version::ZERO
    }
}

/// Whether the batch makes sense at all, whatever the store holds.
pub(crate) fn check_batch(batch: &[Append]) -> Result<(), StoreError> {
    if batch.len() > Append::BATCH_MAX {
        return Err(StoreError::Malformed { game: batch[0].game, flaw: Flaw::TooManyAppends });
    }
    batch.iter().try_for_each(|append| match flaw(append) {
        Some(flaw) => Err(StoreError::Malformed { game: append.game, flaw }),
        None => Ok(()),
    })
}

fn flaw(append: &Append) -> Option<Flaw> {
    if append.events.len() > Append::EVENTS_MAX {
        return Some(Flaw::TooManyEvents);
    }
    if append.creates() && append.events.is_empty() {
        return Some(Flaw::CreationWithoutEvents);
    }
    if !append.creates() && !append.creators.is_empty() {
        return Some(Flaw::CreatorOfExistingGame);
    }
    None
}

#![doc = include_str!("../README.md")]

mod append;
mod bots;
mod challenges;
mod chat;
mod correspondence;
mod database;
mod error;
mod judge;
mod lobby;
mod memory;
mod migrations;
mod order;
mod outage;
mod people;
mod postgres;
mod secret;
mod sql;
mod sql_store;
mod sqlite;
mod writer;

use async_trait::async_trait;
use ataxx::Side;
use play::{Event, GameId, Timestamp, Version};

pub use append::Append;
pub use bots::{Bot, Bots, Token};
pub use challenges::{Challenge, ChallengeLimits, Challenges, Challenging};
pub use chat::{Chat, ChatLine, ChatRoom, NewLine, Saying};
pub use correspondence::{Correspondence, PUSHES_MAX, Planned, PushAddress};
pub use error::{Flaw, StoreError};
pub use lobby::{Company, KeptSeek, Lobby};
pub use memory::MemoryStore;
pub use migrations::Migrated;
pub use order::{
    Act, Administration, Deed, Done, EARLY_OF, EARLY_TURNS, EarlyLosses, FOR_EVER, NewReport, Noted, Notice,
    NoticeOf, Refunded, Report, ReportKind, Reports, Signal, SignalKind, Signals, Usual,
};
pub use outage::Outage;
pub use people::{
    Accounts, Against, Between, Ceremony, Finish, GameResult, History, Leader, Named, NewUser, Pace, Passkey,
    PastGame, Place, Played, RatingPoint, Sat, Score, Seated, Session, Sessions, Social, Standings, Tally,
    User, UserKind, Users, Wanted,
};
pub use postgres::{PostgresServer, PostgresStore};
pub use secret::SecretHash;
pub use sql_store::SqlStore;
pub use sqlite::{SqliteFile, SqliteStore, backup};

/// What remembers games and people. Every method may be called from any number of tasks at once, and
/// dropping the future of one leaves the store whole: what it asked for happens or does not.
#[async_trait]
pub trait Store:
    Users
    + Sessions
    + Accounts
    + Standings
    + History
    + Social
    + Correspondence
    + Bots
    + Challenges
    + Lobby
    + Reports
    + Administration
    + Signals
    + Chat
    + Send
    + Sync
    + 'static
{
    /// Applies the whole batch or nothing of it; durable when it returns `Ok`. An [`Append`] with
    /// `after` zero creates its game. Appends to the same game follow one another in batch order.
    ///
    /// After [`StoreError::Backend`] it is unknown whether the batch was applied: read the games
    /// again.
    ///
    /// # Errors
    /// [`Conflict`](StoreError::Conflict), [`DuplicateCreator`](StoreError::DuplicateCreator),
    /// [`UnknownGame`](StoreError::UnknownGame), [`SeatTaken`](StoreError::SeatTaken),
    /// [`Malformed`](StoreError::Malformed), [`Busy`](StoreError::Busy), and what every method may
    /// answer: [`Closed`](StoreError::Closed), [`Corrupt`](StoreError::Corrupt),
    /// [`Backend`](StoreError::Backend).
    async fn append(&self, batch: Vec<Append>) -> Result<(), StoreError>;

    /// The game's events after version `after`, in order.
    ///
    /// # Errors
    /// [`UnknownGame`](StoreError::UnknownGame).
    async fn events(&self, game: GameId, after: Version) -> Result<Vec<Event>, StoreError>;

    /// The side whose seat this secret opens, if any.
    ///
    /// # Errors
    /// [`UnknownGame`](StoreError::UnknownGame).
    async fn seat(&self, game: GameId, secret: SecretHash) -> Result<Option<Side>, StoreError> {
        let seats = self.seats(game).await?;
        Ok(seats.into_iter().find(|(_, hash)| *hash == secret).map(|(side, _)| side))
    }

    /// The seats that somebody holds, the first player's first.
    ///
    /// # Errors
    /// [`UnknownGame`](StoreError::UnknownGame).
    async fn seats(&self, game: GameId) -> Result<Vec<(Side, SecretHash)>, StoreError>;

    /// The game that was created with this among its creators.
    async fn created_with(&self, creator: SecretHash) -> Result<Option<GameId>, StoreError>;

    /// The games whose `wake_at` is `now` or earlier, with it; soonest first, at most `limit`.
    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<(GameId, Timestamp)>, StoreError>;

    /// The soonest `wake_at` of all.
    async fn next_wake(&self) -> Result<Option<Timestamp>, StoreError>;

    /// How many games can still be played.
    async fn live_games(&self) -> Result<u64, StoreError>;

    /// Notes that a server is up at `now`. Appended events count as signs of life too.
    async fn heartbeat(&self, now: Timestamp) -> Result<(), StoreError>;

    /// To be called once, before a server serves: the span from the last sign of life until `now` is
    /// recorded as an outage and returned. `None` if there was none: a new store, or a clock that
    /// went backwards. It is a sign of life itself.
    async fn record_outage(&self, now: Timestamp) -> Result<Option<Outage>, StoreError>;

    /// The outages that ended after `after`, by their ends.
    async fn outages(&self, after: Timestamp) -> Result<Vec<Outage>, StoreError>;

    /// Whether the store can serve: reads something, and knows that its writer runs.
    async fn check(&self) -> Result<(), StoreError>;

    /// Ends it: what was asked for before is finished, what comes after is answered
    /// [`Closed`](StoreError::Closed) (or, once it has ended, an error). Closing twice is no error.
    async fn close(&self) -> Result<(), StoreError>;
}

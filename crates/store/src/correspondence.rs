//! What games over days need beside their logs.

use async_trait::async_trait;
use ataxx::Side;
use play::plan::Plan;
use play::vacation::Vacation;
use play::{GameId, PlayerId, Timestamp, Version};

use crate::StoreError;

/// Where one browser wants to be told, by the Web Push protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushAddress {
    /// The push service's address for it. Whoever knows it can send.
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: Vec<u8>,
    /// What it shares with us only.
    pub auth: Vec<u8>,
    /// The code of the language to write in.
    pub lang: String,
}

/// Moves given beforehand, on the board as it was at `at`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planned {
    pub at: Version,
    pub plan: Plan,
}

/// Reminders, vacations, and moves given beforehand.
#[async_trait]
pub trait Correspondence {
    /// A secret of the server's own: `fresh` from now on, unless it has one of this name.
    async fn server_key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// The browser is this user's now, whoever's it was. Of more than [`PUSHES_MAX`] the oldest are forgotten.
    async fn add_push(&self, user: PlayerId, push: PushAddress, at: Timestamp) -> Result<(), StoreError>;

    /// The user's browsers, the one added last first.
    async fn pushes(&self, user: PlayerId) -> Result<Vec<PushAddress>, StoreError>;

    async fn remove_push(&self, endpoint: &str) -> Result<(), StoreError>;

    /// Whether the user wants letters about games over days.
    async fn wants_mail(&self, user: PlayerId) -> Result<bool, StoreError>;

    async fn set_wants_mail(&self, user: PlayerId, wants: bool) -> Result<(), StoreError>;

    /// The user's vacations that ended after `since`, the first one first.
    async fn vacations(&self, user: PlayerId, since: Timestamp) -> Result<Vec<Vacation>, StoreError>;

    /// False, and nothing happens, if another one lasts beyond the beginning of this.
    async fn begin_vacation(&self, user: PlayerId, vacation: Vacation) -> Result<bool, StoreError>;

    /// The vacation that began at `from` ends at `until`.
    async fn end_vacation(&self, user: PlayerId, from: Timestamp, until: Timestamp)
    -> Result<(), StoreError>;

    /// What a side has planned.
    async fn planned(&self, game: GameId, side: Side) -> Result<Option<Planned>, StoreError>;

    /// None for no plan.
    async fn plan(&self, game: GameId, side: Side, planned: Option<Planned>) -> Result<(), StoreError>;

    /// Notes that the player whose turn began at this version is reminded now. True once for each turn.
    async fn remind(&self, game: GameId, turn: Version, at: Timestamp) -> Result<bool, StoreError>;
}

/// Browsers of one user that are told.
pub const PUSHES_MAX: usize = 8;

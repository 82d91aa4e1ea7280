use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp, Verdict};
use serde::{Deserialize, Serialize};

use crate::{ChatRoom, StoreError};

/// When a suspension ends that lasts until somebody lifts it: at the end of the year 9999.
pub const FOR_EVER: Timestamp = Timestamp(253_402_300_799_000);

/// What an administrator does. Kept for ever as JSON: a variant or field may be added but never change its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "kebab-case")]
pub enum Deed {
    /// The user can't begin anything with others until then.
    Suspend { user: PlayerId, until: Timestamp },
    /// The user may do everything again.
    Lift { user: PlayerId },
    /// For ever, and who lost points to the user gets them back.
    Ban { user: PlayerId },
    /// The game ends so. The log of the game is the room's to write; here it is only why.
    Rule { game: GameId, verdict: Verdict },
    /// Nobody but administrators reads this line of a game's chat any more.
    Hide { game: GameId, room: ChatRoom, number: u32 },
    /// Nobody needs to look at this report any more.
    Settle { report: u64 },
}

/// Who does what, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    pub at: Timestamp,
    pub administrator: PlayerId,
    pub deed: Deed,
    /// The reason. Whom the deed concerns reads it too, but for the settling of a report and the hiding of a line.
    pub words: String,
}

/// What came of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    Done,
    /// Those who lost points to a banned user have got them back: so many users, for so many games.
    Refunded {
        users: u32,
        games: u32,
    },
    /// There is no such user, game, line or report (any more); nothing was changed and nothing noted.
    Nobody,
}

/// An entry of the record of all acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Counted from 1.
    pub number: u64,
    pub act: Act,
    /// As they are called now; about whom there is none where a game is concerned.
    pub administrator_name: String,
    pub about: Option<(PlayerId, String)>,
}

/// What a user is told about what administrators did.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub at: Timestamp,
    pub of: NoticeOf,
    /// The administrator's own; empty for a refund.
    pub words: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoticeOf {
    Suspended {
        until: Timestamp,
    },
    Lifted,
    Banned,
    /// A game of the user's ended so.
    Ruled {
        game: GameId,
        verdict: Verdict,
    },
    /// Points that somebody banned had won: together so many, for so many games.
    Refunded {
        points: f64,
        games: u32,
    },
}

impl NoticeOf {
    /// None of what concerns administrators alone.
    pub(crate) fn of(deed: Deed) -> Option<NoticeOf> {
        match deed {
            Deed::Suspend { until, .. } => Some(NoticeOf::Suspended { until }),
            Deed::Lift { .. } => Some(NoticeOf::Lifted),
            Deed::Ban { .. } => Some(NoticeOf::Banned),
            Deed::Rule { game, verdict } => Some(NoticeOf::Ruled { game, verdict }),
            Deed::Hide { .. } | Deed::Settle { .. } => None,
        }
    }
}

/// A change of a user's main rating that no game made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refunded {
    /// The game whose loss is made good.
    pub game: GameId,
    pub at: Timestamp,
    pub before: f64,
    pub after: f64,
}

/// What administrators do, each act in one transaction with its entry in a record that is only ever added to.
#[async_trait]
pub trait Administration {
    /// A ban refunds each game once, whatever is done again.
    async fn carry_out(&self, act: Act) -> Result<Done, StoreError>;

    /// The record, the newest first, from before entry `before` on.
    async fn record(&self, before: Option<u64>, limit: u32) -> Result<Vec<Noted>, StoreError>;

    /// What is in the record about one user, the newest first.
    async fn record_of(&self, user: PlayerId, limit: u32) -> Result<Vec<Noted>, StoreError>;

    /// What this user is to be told, the newest first.
    async fn notices(&self, user: PlayerId, limit: u32) -> Result<Vec<Notice>, StoreError>;

    /// Why an administrator ended the game so, if one did: the last word on it.
    async fn ruling(&self, game: GameId) -> Result<Option<String>, StoreError>;

    /// What was given back to this user, the oldest first.
    async fn refunds(&self, user: PlayerId) -> Result<Vec<Refunded>, StoreError>;
}

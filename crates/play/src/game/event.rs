//! The log: what happened, and when. These are stored for ever, so a variant or field may be added
//! but never change its meaning.

use ataxx::{BySide, Move, Side};
use serde::{Deserialize, Serialize};

use super::{End, Seat, Terms};
use crate::id::{CommandId, GameId};
use crate::time::{Millis, Timestamp};

/// One entry of a game's log. Its number is its place in the log, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When it happened, by the server's clock; never before the entry before it.
    pub at: Timestamp,
    #[serde(flatten)]
    pub what: What,
}

/// What an entry of the log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The first entry of every log, and only the first.
    Created {
        terms: Terms,
        seats: BySide<Seat>,
    },
    /// Somebody took the open seat.
    Joined {
        side: Side,
    },
    /// A clone or jump. `spent` has been charged to the mover's clock; `compensated` is network time
    /// that was not (it has been paid out of the mover's lag quota). Both 0 while no clock runs.
    Moved {
        by: Side,
        id: CommandId,
        mv: Move,
        spent: Millis,
        compensated: Millis,
    },
    /// The server passed for a side that can't move.
    Passed {
        by: Side,
    },
    DrawOffered {
        by: Side,
    },
    DrawDeclined {
        by: Side,
    },
    TakebackOffered {
        by: Side,
    },
    TakebackDeclined {
        by: Side,
    },
    /// Plies were taken back, so that `plies` remain and the board is as it was then.
    TookBack {
        by: Side,
        plies: u16,
    },
    /// A player has been without a connection for long enough to be called away.
    Left {
        side: Side,
    },
    Returned {
        side: Side,
    },
    /// Time in which nobody could play (the server was down until `until`) is given back: every running
    /// deadline moves by `lost`, and nobody is charged before `resumes`.
    Excused {
        lost: Millis,
        until: Timestamp,
        resumes: Timestamp,
    },
    /// The player is on vacation: in a game over days `side` is not charged from `from` until `until`. Said again
    /// of the same `from`, it ends then instead.
    Rested {
        side: Side,
        from: Timestamp,
        until: Timestamp,
    },
    /// `to` was given `ms` more by the opponent.
    TimeGiven {
        to: Side,
        ms: Millis,
    },
    Ended {
        end: End,
    },
    RematchOffered {
        by: Side,
    },
    RematchDeclined {
        by: Side,
    },
    /// Both want another game; it is `next`, colours swapped.
    Rematched {
        next: GameId,
    },
}

//! What the server says.

use ataxx::Side;
use serde::{Deserialize, Serialize};

use crate::challenge::{Challenge, GameStart};
use crate::chat::Line;
use crate::lobby::{Lobby, OwnSeek, Paired};
use crate::players::{Players, Stake};
use crate::state::{Ended, PlyText, State, Time};
use crate::why::Why;

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum FromServer {
    /// The whole game: the answer to `open`, and sent unasked to a client that fell behind. The client
    /// rebuilds from it and forgets what it had.
    Snapshot(Snapshot),
    /// Something happened in the game.
    Update(Update),
    /// The command `id` is done (now or earlier) and durable; the game is at `version`.
    Ack { id: u64, version: u32 },
    /// The message `id` (0 if it could not be read) was refused and had no effect.
    Refused {
        id: u64,
        why: Why,
        /// When to try again, in ms from now, if that helps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry_ms: Option<u32>,
    },
    /// Answers `ping`; `now` is the server's clock in ms.
    Pong { id: u64, now: i64 },
    /// Somebody has said something in the reader's room.
    Said { game: String, line: Line },
    /// How many follow the game without a seat, and what those are called who have an account: at most twenty, by
    /// the alphabet.
    Watchers {
        game: String,
        count: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<String>,
    },
    /// Somebody has challenged you.
    Challenge(Challenge),
    /// The challenge is withdrawn.
    ChallengeCancelled { id: String },
    /// The challenge is declined.
    ChallengeDeclined { id: String },
    /// A game of yours is on: on a stream of events only, and perhaps more than once.
    GameStart(GameStart),
    /// A game of yours is over: on a stream of events only.
    GameEnd { game: String, end: Ended },
    /// It is your turn in a game that you don't follow just now: on a stream of events only.
    YourTurn { game: String },
    /// The open seeks, all that are told of: when they have changed, but not more than once a second.
    Lobby(Lobby),
    /// The seeks that this connection holds, whenever that changes. One that is not here any more has ended.
    Seeking { seeks: Vec<OwnSeek> },
    /// A seek that this connection holds, or held, has led to a game.
    Paired(Paired),
    /// The server is going away; come back in `retry_ms`.
    Bye { retry_ms: u32 },
}

/// A game, whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    pub game: String,
    pub version: u32,
    /// The server's clock when this was made, in ms.
    pub now: i64,
    /// The side of the asker's seat; none for a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub you: Option<Side>,
    pub time: Time,
    pub stake: Stake,
    pub players: Players,
    /// How long after a player's connection is lost on their turn the opponent may claim the game, in ms; left out
    /// where nobody can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<i64>,
    /// The position play started from, as FEN.
    pub start: String,
    pub plies: Vec<PlyText>,
    pub watchers: u32,
    /// The newest lines of the asker's room, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<Line>,
    pub state: State,
}

/// What took the game from version `after` to `version`. A client that is not at `after` opens the
/// game again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    pub game: String,
    pub after: u32,
    pub version: u32,
    /// The server's clock when this was made, in ms.
    pub now: i64,
    pub events: Vec<Happened>,
    /// Who plays, if that has changed: somebody sat down, or a rating moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Players>,
    pub state: State,
}

/// One event of a game's log, as clients see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Happened {
    Joined {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        side: Side,
    },
    /// A clone or jump; `id` is the mover's own number for the command.
    Moved {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
        id: u64,
        #[serde(flatten)]
        ply: PlyText,
    },
    /// The server passed for a side without a move.
    Passed {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
        #[serde(flatten)]
        ply: PlyText,
    },
    DrawOffered {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    DrawDeclined {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    TakebackOffered {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    TakebackDeclined {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    /// Only the first `plies` plies remain.
    TookBack {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
        plies: u16,
    },
    Left {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        side: Side,
    },
    Returned {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        side: Side,
    },
    /// Time the server was away for, in ms, was given back.
    Excused {
        lost: i64,
    },
    /// A player is on vacation until then (ms): their time in this game over days does not fall.
    Rested {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        side: Side,
        until: i64,
    },
    /// `to` was given `ms` more by the opponent.
    TimeGiven {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        to: Side,
        ms: i64,
    },
    Ended,
    RematchOffered {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    RematchDeclined {
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        by: Side,
    },
    Rematched,
}

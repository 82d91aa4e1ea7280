//! What a room can be asked.

use std::sync::Arc;

use ataxx::{Move, Side};
use play::vacation::Vacation;
use play::{Command, PlayerId, Session, Verdict, Version};
use protocol::{ChatRoom, Saying, Snapshot, Why};
use store::{Planned, SecretHash};
use tokio::sync::oneshot;

use super::Outbox;
use super::seats::Keys;

/// A connection's number, unique in this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ConnectionId(pub u64);

/// On whose behalf a command comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A connection that has shown this side's secret; none if it showed none.
    Shown(Option<Side>),
    /// The holder of these keys.
    Holder(Keys),
}

/// Where the answer to a command goes.
#[derive(Debug)]
pub(crate) enum Answer {
    Caller(oneshot::Sender<Result<Version, Why>>),
    Socket { id: u64, outbox: Outbox },
}

/// A message to a room.
#[derive(Debug)]
pub(crate) enum Room {
    Attach {
        connection: ConnectionId,
        keys: Keys,
        /// The name that others see who look on.
        name: Option<Arc<str>>,
        outbox: Outbox,
        reply: oneshot::Sender<Result<Option<Side>, Why>>,
    },
    Detach {
        connection: ConnectionId,
    },
    Do {
        who: Who,
        command: Command,
        answer: Answer,
    },
    /// A player left the page in the turn on the board as it was at `answers`.
    LookedAway {
        who: Who,
        answers: Version,
        answer: Answer,
    },
    /// Something said in one of the game's rooms, by this user.
    Say {
        who: Who,
        user: Option<PlayerId>,
        said: (ChatRoom, Saying),
        answer: Answer,
    },
    Join {
        secret: SecretHash,
        user: Option<PlayerId>,
        reply: oneshot::Sender<Result<Side, Why>>,
    },
    Snapshot {
        keys: Keys,
        reply: oneshot::Sender<Result<Snapshot, Why>>,
    },
    /// The computer's move on the board as it was at `answers`; none if it could not think.
    Thought {
        answers: Version,
        mv: Option<Move>,
    },
    /// Somebody who sits here is called something else.
    Renamed,
    /// This user, who plays here, has blocked somebody.
    Blocks {
        user: PlayerId,
    },
    Planned {
        keys: Keys,
        reply: oneshot::Sender<Result<Planned, Why>>,
    },
    Plan {
        keys: Keys,
        planned: Planned,
        reply: oneshot::Sender<Result<(), Why>>,
    },
    /// This user is on vacation.
    Rest {
        user: PlayerId,
        vacation: Vacation,
    },
    Look {
        keys: Keys,
        reply: oneshot::Sender<Result<Session, Why>>,
    },
    /// An administrator has hidden this line of the chat.
    Hidden {
        room: ChatRoom,
        number: u32,
    },
    /// An administrator ends the game.
    Rule {
        verdict: Verdict,
        reply: oneshot::Sender<Result<bool, Why>>,
    },
    /// Something may be due.
    Wake,
    /// A server says that the game is at this version; none if that is not known.
    Changed {
        version: Option<Version>,
    },
}

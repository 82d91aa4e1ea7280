//! What can be asked of a game.

use ataxx::{Move, Side};

use super::Verdict;
use crate::id::{CommandId, GameId, Version};
use crate::time::{Millis, Timestamp};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Somebody without a seat.
    Visitor,
    /// The holder of that side's seat, person or computer.
    Seat(Side),
    /// The server, for what time or a connection causes.
    Server,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A visitor takes the open seat.
    Join,
    /// A clone or jump, made on the board as it was at version `answers`. `lag` is the network time
    /// that the server has measured for this player.
    Move {
        answers: Version,
        id: CommandId,
        mv: Move,
        lag: Millis,
    },
    Resign,
    Abort,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// Undo one's last move, on the board as it was at version `answers`: so that the same wish heard
    /// twice, or late, undoes no second move.
    OfferTakeback {
        answers: Version,
    },
    AcceptTakeback {
        answers: Version,
    },
    DeclineTakeback,
    /// Another game, which would be called `next`.
    OfferRematch {
        next: GameId,
    },
    DeclineRematch,
    /// Gives the opponent [`GIFT`](super::GIFT) more on their clock.
    GiveTime,
    /// The opponent is away and the countdown has run out.
    Claim(Claim),
    /// The server: a player's connection has been gone for a while.
    Leave(Side),
    /// The server: the player is back.
    Return(Side),
    /// The server could not be reached from `from` until `until`.
    Excuse {
        from: Timestamp,
        until: Timestamp,
    },
    /// The server: the player is on vacation from `from`, which is not later than now, until `until`.
    Rest {
        side: Side,
        from: Timestamp,
        until: Timestamp,
    },
    /// The server: an administrator ends the game so.
    Rule(Verdict),
    /// The server: a deadline may have passed.
    Tick,
}

/// What to make of a game that the opponent has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Win,
    Draw,
}

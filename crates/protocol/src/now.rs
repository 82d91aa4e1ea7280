//! What goes on at this moment.

use ataxx::{Move, Side};
use serde::{Deserialize, Serialize};

use crate::players::{Players, Stake};
use crate::state::{Seats, Time};

/// `GET /api/now`: the answer is at most a second old.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Now {
    /// People who are connected: a user counts once, however many tabs they have, and who has no name yet by their
    /// connections (WebSockets and event streams). Who only reads a page is not counted.
    pub people: u32,
    /// Those of them who look for a game by the clock.
    pub looking: u32,
    /// Games with both seats taken that are not over, where a player is connected or something happened within
    /// the last minute.
    pub games: u32,
    /// The one to watch; none if there is none.
    pub live: Option<Live>,
}

/// A game that is being played: never one with an open seat, never one that is over, never one between two people of
/// whom one has invited the other, unless it is for their ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Live {
    pub game: String,
    /// The first field of a FEN.
    pub board: String,
    /// The last move in UAI form; `0000` is a pass.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub mv: Move,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub turn: Side,
    /// Moves and passes so far.
    pub plies: u32,
    pub seats: Seats,
    pub time: Time,
    pub stake: Stake,
    pub players: Players,
}

/// `GET /api/tv`: the best game that is played just now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tv {
    /// None if nothing is played that can be watched.
    pub live: Option<Live>,
}

/// `GET /api/games`: what is played just now, the best game first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InPlay {
    /// At most thirty.
    pub games: Vec<Live>,
    /// How many more there are.
    pub more: u32,
}

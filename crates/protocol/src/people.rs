//! What programs are told about people.

use ataxx::Side;
use serde::{Deserialize, Serialize};

use crate::players::{PlayerKind, Stake};
use crate::state::{Ended, Time};

/// `GET /api/users/{name}`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UserPage {
    pub name: String,
    pub kind: PlayerKind,
    /// Whether the account has been closed.
    pub closed: bool,
    /// Milliseconds since 1970.
    pub since: i64,
    /// The main rating first, as `main`, then those at single speeds; only where a game was rated.
    pub ratings: Vec<SpeedRating>,
    /// Games that are over, by the side that this user had.
    pub red: Results,
    pub blue: Results,
    /// Ids of games being played, three at most.
    pub playing: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SpeedRating {
    pub speed: String,
    pub rating: i32,
    /// Whether the rating is still a guess.
    pub provisional: bool,
    /// Rated games behind it.
    pub games: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Results {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// `GET /api/users/{name}/games`: a page of games that are over, the last one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PastGames {
    pub games: Vec<PastGame>,
    /// To be given as `after` for the next page; none on the last.
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PastGame {
    pub game: String,
    /// The user's own.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
    /// None is a computer, or a person without a name.
    pub opponent: Option<String>,
    pub ended_at: i64,
    pub end: Ended,
    pub stake: Stake,
    pub rated: bool,
    pub time: Time,
    pub plies: u32,
    /// What the game did to the user's main rating, if it was rated.
    pub change: Option<i32>,
}

/// `GET /api/players/top`
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TopPlayers {
    /// The best first.
    pub players: Vec<TopPlayer>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TopPlayer {
    pub name: String,
    pub rating: i32,
    /// Rated games.
    pub games: u32,
}

//! Looking for somebody to play with.

use ataxx::Side;
use serde::{Deserialize, Serialize};

use crate::players::{Player, Stake};
use crate::state::Time;

/// `POST /api/seeks`: look for a game. The client makes the seat's secret itself, as in
/// [`CreateGame`](crate::CreateGame): the same secret again changes the same seek.
///
/// A seek by the clock stands as long as a connection holds it (`lobby`); one for days stands for two weeks, whoever is
/// connected. One seek has times of one kind only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MakeSeek {
    pub secret: String,
    /// What would do, the one liked best first.
    pub times: Vec<Time>,
    pub stake: Stake,
    /// The opponents that would do; anybody, if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Range>,
    /// I play something else meanwhile: I am asked before a game begins (`asked` of [`OwnSeek`]). By the clock only.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub busy: bool,
}

/// Ratings, both ends included. Guests have none and are in no range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Range {
    pub from: i32,
    pub to: i32,
}

/// `POST /api/seeks/{seek}/accept`: play with whoever seeks. The same secret again gives the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AcceptSeek {
    pub secret: String,
    /// One of the seek's times; its first, if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<Time>,
}

/// Somebody looks for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenSeek {
    pub seek: u64,
    pub player: Player,
    pub times: Vec<Time>,
    pub stake: Stake,
    pub range: Option<Range>,
    /// Whether who it is plays something else meanwhile: then it can't be accepted at once.
    pub busy: bool,
    /// Since when, by the server's clock in ms.
    pub since: i64,
}

/// A seek of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnSeek {
    pub seek: u64,
    pub times: Vec<Time>,
    pub stake: Stake,
    pub range: Option<Range>,
    pub busy: bool,
    /// Two have been found of whom one is busy at least. Whoever is says until then (server's ms) that they come, with
    /// the same seek and `busy` false, or takes it back; otherwise it ends.
    pub asked: Option<i64>,
    pub since: i64,
    /// When it ends by itself (server's ms); none for one that ends with its connection.
    pub until: Option<i64>,
}

/// The open seeks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Those that have stood longest, a bounded number.
    pub seeks: Vec<OpenSeek>,
    /// How many more there are.
    pub more: u32,
    /// People who look for a game by the clock and are connected.
    pub looking: u32,
}

/// `GET /api/seeks`: the open seeks, and one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seeks {
    pub lobby: Lobby,
    pub mine: Vec<OwnSeek>,
}

/// A seek has led to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Paired {
    pub seek: u64,
    pub game: String,
    /// One's own; the seek's secret opens the seat.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
    pub time: Time,
    pub stake: Stake,
}

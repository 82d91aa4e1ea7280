//! Bodies of the HTTP API.

use ataxx::{Move, Side};
use serde::{Deserialize, Serialize};

use crate::players::Stake;
use crate::state::Time;
use crate::why::Why;

/// `POST /api/games`: begin a game. The client makes the seat's secret itself ([`crate::SECRET_CHARS`]
/// random characters of URL-safe base 64), so that a lost answer loses nothing: the same request again
/// gives the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    pub secret: String,
    pub opponent: Opponent,
    pub side: SideChoice,
    pub time: Time,
    /// Ranked: between two accounts, by invitation, with clocks.
    #[serde(default)]
    pub stake: Stake,
    /// A first move to play at once (Red's, against the computer only).
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub mv: Option<Move>,
}

/// Who to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Opponent {
    Computer {
        level: u8,
    },
    /// Whoever accepts the invitation: the game's address is the link.
    Friend,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SideChoice {
    Red,
    Blue,
    Random,
}

/// The game that was begun, or had been by the same request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Created {
    pub game: String,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
}

/// `POST /api/games/{game}/join`: take the open seat. The secret is the client's own, as in
/// [`CreateGame`]; the same request again gives the same answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinGame {
    pub secret: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    pub game: String,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
}

/// The body of every HTTP error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    pub why: Why,
    /// The field of the request that it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The reason in words, in the language of the request.
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_ms: Option<u32>,
}

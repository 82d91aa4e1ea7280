//! Bodies of the HTTP API about games over days.

use ataxx::{Move, Side};
use serde::{Deserialize, Serialize};

use crate::state::Legal;

/// `GET` and `PUT /api/games/{game}/plan`: moves given beforehand, for the board as it is at `version`. They are
/// played as soon as the opponent has made the move that they answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub version: u32,
    /// At most 40 in all, 10 in a row; no two answer the same move.
    pub branches: Vec<PlanBranch>,
}

/// If `theirs`, then `mine`; and then so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlanBranch {
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub theirs: Move,
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub mine: Move,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub then: Vec<PlanBranch>,
}

/// `GET /api/games/{game}/line?moves=…`: the board after the moves, and what can be played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ahead {
    /// The first field of a FEN.
    pub board: String,
    /// Whose turn it is; nobody's once the game would be over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub turn: Option<Side>,
    /// Nothing where a side has to pass.
    pub legal: Option<Legal>,
}

/// `POST /api/pushes`: tell this browser when a game waits for me. As `PushSubscription.toJSON()` gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AddPush {
    pub endpoint: String,
    pub keys: PushKeys,
    /// The code of the language to write in.
    pub lang: String,
}

/// The browser's keys, each in URL-safe base 64.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// `POST /api/pushes/remove`: do not tell this browser any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemovePush {
    pub endpoint: String,
}

/// `POST /api/vacation`: time stands still in my games over days, for so many days; 0 ends it now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetVacation {
    pub days: u8,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Vacation {
    /// When it ends (server's ms); none once it is over.
    pub until: Option<i64>,
    /// Days that can still be taken this year.
    pub days_left: u8,
}

/// `POST /api/notices`: whether I want letters when a game over days waits for me.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetNotices {
    pub mail: bool,
}

/// `GET /api/mine`: how many games are mine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mine {
    pub games: u32,
    /// Of these, those that wait for my move.
    pub my_turn: u32,
}

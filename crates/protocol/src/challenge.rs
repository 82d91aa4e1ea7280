//! Challenges, and what a user hears of without following a game.

use ataxx::Side;
use serde::{Deserialize, Serialize};

use crate::http::SideChoice;
use crate::players::{Player, Stake};
use crate::state::{Seat, Time};

/// `POST /api/challenges`: invite one user to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// The name of who is invited.
    pub to: String,
    pub time: Time,
    /// The challenger's side.
    pub side: SideChoice,
    /// Ranked between two accounts only.
    #[serde(default)]
    pub stake: Stake,
}

/// An invitation that stands. Its id is that of the game that it becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Challenge {
    pub id: String,
    pub from: Player,
    pub to: Player,
    /// The challenger's side.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
    pub time: Time,
    pub stake: Stake,
    /// Until when it stands, by the server's clock in ms.
    pub expires: i64,
}

/// `GET /api/challenges`: those of the asker that stand, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Challenges {
    pub sent: Vec<Challenge>,
    pub received: Vec<Challenge>,
}

/// A game of the hearer's that is played now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameStart {
    pub game: String,
    /// The hearer's side.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub side: Side,
    pub time: Time,
    pub stake: Stake,
    /// Who sits at the other side,
    pub opponent: Seat,
    /// and as which user; none for a computer, and for a person without a name.
    pub player: Option<Player>,
}

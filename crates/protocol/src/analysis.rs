//! Asking the engine about a position.

use serde::{Deserialize, Serialize};

/// `POST /api/analysis`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Analyze {
    /// The position.
    pub fen: String,
}

/// What the engine thinks of it, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// The best move; none where the game is over.
    pub best: Option<String>,
    /// The margin expected at the end, in hundredths of a piece; none where the end is in sight.
    pub score: Option<i32>,
    /// In so many plies the side to move wins, or loses if negative; 0 where the game is over.
    pub ends_in: Option<i32>,
    /// How deep the engine looked, in plies.
    pub depth: u8,
}

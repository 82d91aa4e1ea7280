//! Who plays, as everybody sees it.

use serde::{Deserialize, Serialize};

/// The users at a game's board; none where a computer sits, nobody yet, or a person without a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Players {
    pub red: Option<Player>,
    pub blue: Option<Player>,
}

/// A user at the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Player {
    pub name: String,
    pub kind: PlayerKind,
    /// The main rating, after this game if it was rated; none for somebody without a rated game.
    pub rating: Option<i32>,
    /// Whether the rating is still a guess.
    pub provisional: bool,
    /// Points that this game has won or, if negative, lost; none if it is not over or not rated.
    pub change: Option<i32>,
}

/// What a user is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// Somebody under a made-up name.
    Guest,
    Account,
    Bot,
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    #[default]
    Casual,
    /// For a rating: between two accounts only.
    Ranked,
}

//! What a game is played for.

use serde::{Deserialize, Serialize};

/// What a game is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    #[default]
    Casual,
    /// For a rating: between two accounts only.
    Ranked,
}

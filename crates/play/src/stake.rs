//! What a game is played for.

use serde::{Deserialize, Serialize};

/// What a game is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    Casual,
    /// For a rating: between two accounts only.
    Ranked,
}

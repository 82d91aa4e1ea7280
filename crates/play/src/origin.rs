//! How a game came about.

use serde::{Deserialize, Serialize};

/// How two people came to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// One asked the other: by a link, or by name. They may have to come to the board first.
    #[default]
    Invitation,
    /// The lobby brought them together while both were there.
    Pairing,
}

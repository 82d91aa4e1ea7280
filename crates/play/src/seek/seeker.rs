//! What somebody who looks for a game has said and what is known of them.

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;
use crate::rating::Rating;
use crate::stake::Stake;
use crate::time::Timestamp;
use crate::time_control::TimeControl;

/// A seek's own number, given out by whoever keeps the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeekId(pub u64);

/// The opponents somebody wants, by rating, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RatingRange {
    pub from: i32,
    pub to: i32,
}

impl RatingRange {
    /// Whoever comes, guests too.
    pub const ANY: RatingRange = RatingRange { from: i32::MIN, to: i32::MAX };

    /// Whether it takes somebody of this rating; a guest has none and fits only where anybody does.
    pub fn takes(self, rating: Option<i32>) -> bool {
        rating.map_or(self == RatingRange::ANY, |rating| (self.from..=self.to).contains(&rating))
    }
}

/// Somebody looks for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seek {
    pub id: SeekId,
    pub player: PlayerId,
    /// The main rating of an account; a guest has none.
    pub rating: Option<Rating>,
    /// Time controls that would do, the one liked best first.
    pub controls: Vec<TimeControl>,
    pub stake: Stake,
    pub range: RatingRange,
    pub since: Timestamp,
    /// Games played as Red less those played as Blue: above zero, Blue is owed.
    pub balance: i32,
    /// Opponents of the last games, the last one first.
    pub recent: Vec<PlayerId>,
    /// Players this one wants no game with; nor do they get one.
    pub blocked: Vec<PlayerId>,
}

impl Seek {
    /// The rating as it is shown; a guest has none.
    pub fn shown_rating(&self) -> Option<i32> {
        self.rating.map(|rating| rating.value().round() as i32)
    }

    /// The rating that distance is measured by: a guest counts as somebody of whom nothing is known.
    pub(super) fn place(&self) -> i32 {
        self.rating.unwrap_or(Rating::START).value().round() as i32
    }

    /// Whole seconds of waiting.
    pub(super) fn waited(&self, now: Timestamp) -> i32 {
        let millis = now.0.saturating_sub(self.since.0).max(0);
        i32::try_from(millis / 1_000).unwrap_or(i32::MAX)
    }
}

//! How fast a game is: players have a rating for each speed beside their main one.

use serde::{Deserialize, Serialize};

use crate::time::Millis;
use crate::time_control::TimeControl;

/// Games that are expected to take each player less than this are bullet.
pub const BULLET_BELOW: Millis = Millis::minutes(3);
/// Those that take less than this, and are no bullet, are blitz; longer ones are rapid.
pub const BLITZ_BELOW: Millis = Millis::minutes(10);

/// How fast a game is, by what it is expected to take a player: base time and forty increments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    Bullet,
    Blitz,
    Rapid,
    /// Days for each move.
    Correspondence,
}

impl Speed {
    pub const ALL: [Speed; 4] = [Speed::Bullet, Speed::Blitz, Speed::Rapid, Speed::Correspondence];

    /// Its name in the store and in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Correspondence => "correspondence",
        }
    }

    /// The speed of a time control; an untimed game has none.
    pub fn of(control: TimeControl) -> Option<Speed> {
        match control {
            TimeControl::Untimed => None,
            TimeControl::Days(_) => Some(Speed::Correspondence),
            TimeControl::Increment { .. } if control.estimate() < BULLET_BELOW => Some(Speed::Bullet),
            TimeControl::Increment { .. } if control.estimate() < BLITZ_BELOW => Some(Speed::Blitz),
            TimeControl::Increment { .. } => Some(Speed::Rapid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quick_pairings_have_their_speeds() {
        let speed = |minutes, seconds| {
            let (base, increment) = (Millis::minutes(minutes), Millis::seconds(seconds));
            Speed::of(TimeControl::Increment { base, increment })
        };
        assert_eq!(speed(1, 0), Some(Speed::Bullet));
        assert_eq!(speed(2, 1), Some(Speed::Bullet));
        assert_eq!(speed(3, 0), Some(Speed::Blitz));
        assert_eq!(speed(3, 2), Some(Speed::Blitz));
        assert_eq!(speed(5, 3), Some(Speed::Blitz));
        assert_eq!(speed(10, 0), Some(Speed::Rapid));
        assert_eq!(speed(10, 5), Some(Speed::Rapid));
        assert_eq!(Speed::of(TimeControl::Days(3)), Some(Speed::Correspondence));
        assert_eq!(Speed::of(TimeControl::Untimed), None);
    }
}

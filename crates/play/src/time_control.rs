//! How much time a game gives its players.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::time::Millis;

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeControl {
    Untimed,
    /// `base` at first, `increment` more after each of one's moves.
    Increment {
        base: Millis,
        increment: Millis,
    },
    /// Days for each move.
    Days(u8),
}

impl TimeControl {
    /// The least a player starts with, for controls with no base time ("0 + increment").
    const INITIAL_MIN: Millis = Millis::seconds(3);

    /// Longest base time.
    pub const BASE_MAX: Millis = Millis::hours(3);
    /// Longest increment.
    pub const INCREMENT_MAX: Millis = Millis::minutes(3);
    /// Most days for a move.
    pub const DAYS_MAX: u8 = 14;

    /// Checks that a game can be played by this control; for what comes from outside.
    ///
    /// # Errors
    /// If a span is negative or beyond its limit, or there is no time at all.
    pub fn check(self) -> Result<(), TimeControlError> {
        let within = |span: Millis, max: Millis| (Millis::ZERO..=max).contains(&span);
        match self {
            TimeControl::Untimed => Ok(()),
            TimeControl::Increment { base, .. } if !within(base, Self::BASE_MAX) => {
                Err(TimeControlError::Base)
            }
            TimeControl::Increment { increment, .. } if !within(increment, Self::INCREMENT_MAX) => {
                Err(TimeControlError::Increment)
            }
            TimeControl::Increment { base, increment } if base.max(increment) == Millis::ZERO => {
                Err(TimeControlError::NoTime)
            }
            TimeControl::Increment { .. } => Ok(()),
            TimeControl::Days(days) if (1..=Self::DAYS_MAX).contains(&days) => Ok(()),
            TimeControl::Days(_) => Err(TimeControlError::Days),
        }
    }

    /// Whether both players sit at the board: a connection that is lost matters.
    pub fn is_live(self) -> bool {
        matches!(self, TimeControl::Increment { .. })
    }

    /// What a player's clock shows at first; nothing if untimed.
    pub fn initial(self) -> Option<Millis> {
        match self {
            TimeControl::Untimed => None,
            TimeControl::Increment { base, increment } if base == Millis::ZERO => {
                Some(increment.max(Self::INITIAL_MIN))
            }
            TimeControl::Increment { base, .. } => Some(base),
            TimeControl::Days(days) => Some(Millis::days(days.into())),
        }
    }

    /// How long a game is expected to take one player: base and forty increments.
    pub(crate) fn estimate(self) -> Millis {
        match self {
            TimeControl::Increment { base, increment } => Millis(base.0 + 40 * increment.0),
            TimeControl::Untimed | TimeControl::Days(_) => Millis::ZERO,
        }
    }

    /// The most that a clock may be brought to by gifts: twice what the game is expected to take a player.
    pub(crate) fn gifts_up_to(self) -> Millis {
        Millis(2 * self.estimate().0)
    }

    /// How long a player may be away before the opponent can claim: longer in longer games.
    pub fn patience(self) -> Millis {
        let estimate = self.estimate();
        if estimate < Millis::minutes(3) {
            Millis::seconds(30)
        } else if estimate < Millis::minutes(10) {
            Millis::seconds(45)
        } else {
            Millis::seconds(90)
        }
    }
}

/// Why no game is played by a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TimeControlError {
    #[error("a base time is at most {} hours", TimeControl::BASE_MAX.0 / Millis::hours(1).0)]
    Base,
    #[error("an increment is at most {} minutes", TimeControl::INCREMENT_MAX.0 / Millis::minutes(1).0)]
    Increment,
    #[error("neither base time nor increment")]
    NoTime,
    #[error("a move has 1 to {} days", TimeControl::DAYS_MAX)]
    Days,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn increment(base: i64, increment: i64) -> TimeControl {
        TimeControl::Increment { base: Millis(base), increment: Millis(increment) }
    }

    #[test]
    fn no_base_time_still_gives_a_few_seconds() {
        assert_eq!(increment(0, 1_000).initial(), Some(Millis::seconds(3)));
        assert_eq!(increment(0, 10_000).initial(), Some(Millis::seconds(10)));
    }

    #[test]
    fn longer_games_ask_for_more_patience() {
        let patience = |base, add| increment(base, add).patience();
        assert_eq!(patience(60_000, 0), Millis::seconds(30));
        assert_eq!(patience(180_000, 2_000), Millis::seconds(45));
        assert_eq!(patience(600_000, 5_000), Millis::seconds(90));
    }

    #[test]
    fn a_control_from_outside_has_limits() {
        let hour = 3_600_000;
        assert_eq!(TimeControl::Untimed.check(), Ok(()));
        assert_eq!(increment(3 * hour, 180_000).check(), Ok(()));
        assert_eq!(increment(0, 1).check(), Ok(()));
        assert_eq!(increment(3 * hour + 1, 0).check(), Err(TimeControlError::Base));
        assert_eq!(increment(-1, 1_000).check(), Err(TimeControlError::Base));
        assert_eq!(increment(i64::MAX, i64::MAX).check(), Err(TimeControlError::Base));
        assert_eq!(increment(0, 180_001).check(), Err(TimeControlError::Increment));
        assert_eq!(increment(60_000, -1).check(), Err(TimeControlError::Increment));
        assert_eq!(increment(0, 0).check(), Err(TimeControlError::NoTime));
        assert_eq!(TimeControl::Days(1).check(), Ok(()));
        assert_eq!(TimeControl::Days(14).check(), Ok(()));
        assert_eq!(TimeControl::Days(0).check(), Err(TimeControlError::Days));
        assert_eq!(TimeControl::Days(15).check(), Err(TimeControlError::Days));
    }
}

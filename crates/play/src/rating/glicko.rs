//! One rating by Glicko-2, and how time makes it less sure.

use skillratings::glicko2::Glicko2Rating;
use thiserror::Error;

use super::limits::{
    DEVIATION_MAX, DEVIATION_MIN, PROVISIONAL_DEVIATION, RATING_MAX, RATING_MIN, RATING_START, SCALE,
    VOLATILITY_MAX, VOLATILITY_MIN, VOLATILITY_START, WANDER,
};
use crate::time::Timestamp;

/// How strong a player is thought to be. Always within the limits of the system, so that whatever is
/// computed from it is a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
    played: Option<Timestamp>,
}

/// Why numbers are no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a rating is made of finite numbers")]
pub struct RatingError;

impl Rating {
    /// What is thought of somebody who has not played yet.
    pub const START: Rating =
        Rating { value: RATING_START, deviation: DEVIATION_MAX, volatility: VOLATILITY_START, played: None };

    /// A rating from its parts, each brought within its limits. `played` is when the last game ended that it
    /// counts, and since when it has been growing less sure.
    ///
    /// # Errors
    /// If a part is not finite.
    pub fn new(
        value: f64,
        deviation: f64,
        volatility: f64,
        played: Option<Timestamp>,
    ) -> Result<Rating, RatingError> {
        if ![value, deviation, volatility].iter().all(|part| part.is_finite()) {
            return Err(RatingError);
        }
        Ok(Rating {
            value: value.clamp(RATING_MIN, RATING_MAX),
            deviation: deviation.clamp(DEVIATION_MIN, DEVIATION_MAX),
            volatility: volatility.clamp(VOLATILITY_MIN, VOLATILITY_MAX),
            played,
        })
    }

    /// The rating itself; people are shown it rounded.
    pub fn value(self) -> f64 {
        self.value
    }

    /// How unsure it was just after the game that ended at [`Rating::played`].
    pub fn deviation(self) -> f64 {
        self.deviation
    }

    pub fn volatility(self) -> f64 {
        self.volatility
    }

    pub fn played(self) -> Option<Timestamp> {
        self.played
    }

    /// How unsure it is `now`: it grows while nobody plays.
    pub fn deviation_at(self, now: Timestamp) -> f64 {
        let Some(played) = self.played else { return self.deviation };
        // Divided as numbers that cannot overflow: times come from outside.
        let away = (now.0 as f64 - played.0 as f64).max(0.0);
        let wander = self.volatility * (WANDER * away).sqrt();
        self.deviation.hypot(wander).min(DEVIATION_MAX)
    }

    /// Whether too little is known `now` for the number to be shown without a mark.
    pub fn is_provisional(self, now: Timestamp) -> bool {
        self.deviation_at(now) >= PROVISIONAL_DEVIATION
    }

    /// The same strength, as unsure as `deviation`.
    pub(super) fn as_unsure_as(self, deviation: f64) -> Rating {
        Rating { deviation: deviation.clamp(DEVIATION_MIN, DEVIATION_MAX), played: None, ..self }
    }

    /// What the library is given. It adds one period's wandering for each game, whenever that is played; here
    /// time alone is what makes a rating less sure, so that much is taken off first.
    pub(super) fn for_library(self, now: Timestamp) -> Glicko2Rating {
        let (deviation, added) = (self.deviation_at(now), self.volatility * SCALE);
        Glicko2Rating {
            rating: self.value,
            deviation: (deviation * deviation - added * added).sqrt(),
            volatility: self.volatility,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::limits;
    use super::*;
    use crate::time::Millis;

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    #[test]
    fn a_year_away_makes_a_rating_provisional() {
        let sure = Rating::new(1600.0, 60.0, 0.06, Some(NOW)).unwrap();
        assert!(!sure.is_provisional(NOW));
        let later = sure.deviation_at(NOW + Millis::days(365));
        assert!((later - 110.0).abs() < 0.5, "{later}");
        assert!(sure.is_provisional(NOW + Millis::days(366)));
        // A clock that was set back does not make anybody surer.
        assert_eq!(sure.deviation_at(NOW - Millis::days(1)), 60.0);
        assert_eq!(sure.deviation_at(Timestamp(i64::MAX)), DEVIATION_MAX);
    }

    #[test]
    fn parts_are_brought_within_the_limits() {
        let rating = Rating::new(-1e9, 1e300, 0.0, None).unwrap();
        assert_eq!((rating.value(), rating.deviation()), (limits::RATING_MIN, DEVIATION_MAX));
        assert_eq!(rating.volatility(), VOLATILITY_MIN);
        for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(Rating::new(wrong, 60.0, 0.06, None), Err(RatingError));
            assert_eq!(Rating::new(1500.0, wrong, 0.06, None), Err(RatingError));
            assert_eq!(Rating::new(1500.0, 60.0, wrong, None), Err(RatingError));
        }
    }
}

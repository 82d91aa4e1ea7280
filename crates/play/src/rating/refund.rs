//! What those get back who lost points to somebody who played unfairly.

use super::glicko::Rating;
use crate::time::{Millis, Timestamp};

/// Games that ended so long before the ban, or later, are refunded.
pub const REFUND_WITHIN: Millis = Millis::days(30);
/// The most that one ban gives back to one player: more would be a rating that nobody has played for.
pub const REFUND_MAX: f64 = 150.0;

/// Whether a game that ended `ended` is refunded when its winner is banned at `banned`.
pub fn is_refunded(ended: Timestamp, banned: Timestamp) -> bool {
    ended <= banned && banned - ended <= REFUND_WITHIN
}

/// What a player gets back for each game against the banned one, in the order of `changes`: what each did to the
/// player's main rating, in points. Points won are kept and give nothing back. Together at most [`REFUND_MAX`], the
/// first games first.
pub fn refunds(changes: &[f64]) -> Vec<f64> {
    let mut left = REFUND_MAX;
    let refund = |change: &f64| {
        let points = (-change).max(0.0).min(left);
        left -= points;
        points
    };
    changes.iter().map(refund).collect()
}

/// The rating with these points given back. Neither surer nor less sure than before, and played no later.
pub fn refunded(rating: Rating, points: f64) -> Rating {
    Rating::new(rating.value() + points, rating.deviation(), rating.volatility(), rating.played())
        .unwrap_or(rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::RATING_MAX;

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    #[test]
    fn what_was_lost_comes_back_and_what_was_won_stays() {
        assert_eq!(refunds(&[-12.5, 8.0, -4.0]), [12.5, 0.0, 4.0]);
        assert_eq!(refunds(&[]), [0.0; 0]);
    }

    #[test]
    fn no_more_than_the_limit_comes_back() {
        assert_eq!(refunds(&[-100.0, -100.0, -1.0]), [100.0, 50.0, 0.0]);
        assert_eq!(refunds(&[-700.0]), [REFUND_MAX]);
        // Numbers that are none give nothing.
        assert_eq!(refunds(&[f64::NAN, -1.0]), [0.0, 1.0]);
    }

    #[test]
    fn a_refund_moves_the_number_alone_and_stays_within_the_scale() {
        let rating = Rating::new(1_480.0, 60.0, 0.06, Some(NOW)).unwrap();
        let after = refunded(rating, 20.0);
        assert_eq!((after.value(), after.deviation(), after.volatility()), (1_500.0, 60.0, 0.06));
        assert_eq!(after.played(), Some(NOW));
        let highest = Rating::new(RATING_MAX - 1.0, 60.0, 0.06, Some(NOW)).unwrap();
        assert_eq!(refunded(highest, 20.0).value(), RATING_MAX);
        assert_eq!(refunded(rating, f64::NAN), rating);
    }

    #[test]
    fn only_the_last_month_counts() {
        assert!(is_refunded(NOW - REFUND_WITHIN, NOW));
        assert!(!is_refunded(NOW - REFUND_WITHIN - Millis(1), NOW));
        assert!(!is_refunded(NOW + Millis(1), NOW));
    }
}

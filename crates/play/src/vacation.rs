//! How many days a year a player may rest from games over days.

use thiserror::Error;

use crate::time::{Millis, Timestamp};

/// Days of vacation in any [`YEAR`].
pub const DAYS_A_YEAR: u8 = 28;
/// The longest vacation in one go, in days.
pub const DAYS_AT_ONCE: u8 = 14;
/// Over which vacations are counted.
pub const YEAR: Millis = Millis::days(365);

/// A span in which a player is not charged in games over days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    pub from: Timestamp,
    pub until: Timestamp,
}

/// Why there is no vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoVacation {
    #[error("a vacation has 1 to {DAYS_AT_ONCE} days")]
    Days,
    #[error("there is a vacation already")]
    Resting,
    #[error("fewer days are left this year")]
    Spent,
}

impl Vacation {
    /// A vacation of `days` that begins at `now`, after those `taken` before.
    ///
    /// # Errors
    /// [`NoVacation`].
    pub fn begin(now: Timestamp, days: u8, taken: &[Vacation]) -> Result<Vacation, NoVacation> {
        if !(1..=DAYS_AT_ONCE).contains(&days) {
            return Err(NoVacation::Days);
        }
        if current(taken, now).is_some() {
            return Err(NoVacation::Resting);
        }
        if days > days_left(taken, now) {
            return Err(NoVacation::Spent);
        }
        Ok(Vacation { from: now, until: now + Millis::days(days.into()) })
    }

    /// The same, ended at `now`; nothing changes once it is over.
    pub fn ended(self, now: Timestamp) -> Vacation {
        Vacation { until: self.until.min(now.max(self.from)), ..self }
    }

    /// How much of it falls after `start`.
    fn since(self, start: Timestamp) -> Millis {
        (self.until - self.from.max(start)).at_least_zero()
    }
}

/// The vacation that goes on at `now`.
pub fn current(taken: &[Vacation], now: Timestamp) -> Option<Vacation> {
    taken.iter().copied().find(|vacation| vacation.from <= now && now < vacation.until)
}

/// Whole days that can still be taken at `now`. A day that was begun counts as taken.
pub fn days_left(taken: &[Vacation], now: Timestamp) -> u8 {
    let used: i64 = taken.iter().map(|vacation| vacation.since(now - YEAR).0).sum();
    let days = u64::try_from(used).unwrap_or(0).div_ceil(Millis::days(1).0 as u64);
    DAYS_A_YEAR.saturating_sub(u8::try_from(days).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp(1_790_000_000_000);

    #[test]
    fn a_year_has_so_many_days_and_no_more() {
        let first = Vacation::begin(NOW, 14, &[]).unwrap();
        assert_eq!(first.until - NOW, Millis::days(14));
        assert_eq!(Vacation::begin(NOW + Millis::days(13), 1, &[first]), Err(NoVacation::Resting));
        let second = Vacation::begin(first.until, 14, &[first]).unwrap();
        let taken = [first, second];
        assert_eq!(Vacation::begin(second.until, 1, &taken), Err(NoVacation::Spent));
        // A year after the first days they come back one by one.
        assert_eq!(days_left(&taken, NOW + YEAR + Millis::days(3)), 3);
        assert_eq!(days_left(&taken, second.until + YEAR), DAYS_A_YEAR);
    }

    #[test]
    fn what_is_not_used_is_not_counted() {
        let vacation = Vacation::begin(NOW, 10, &[]).unwrap().ended(NOW + Millis::hours(30));
        assert_eq!(days_left(&[vacation], NOW + Millis::days(2)), DAYS_A_YEAR - 2);
        assert_eq!(current(&[vacation], NOW + Millis::hours(31)), None);
        assert_eq!(vacation.ended(NOW + Millis::days(5)), vacation, "over is over");
    }

    #[test]
    fn a_vacation_has_a_number_of_days() {
        for days in [0, 15, 255] {
            assert_eq!(Vacation::begin(NOW, days, &[]), Err(NoVacation::Days));
        }
    }
}

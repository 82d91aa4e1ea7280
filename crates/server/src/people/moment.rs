//! Times as people and programs in all countries read them.

use play::Timestamp;

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// As `2026-11-30T08:20:00Z`, in ISO 8601, to the second.
pub(crate) fn moment(at: Timestamp) -> String {
    let seconds = at.0.rem_euclid(DAY_MS) / 1_000;
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", day(at))
}

/// As `2026-11-30`: the day at Greenwich.
pub(crate) fn day(at: Timestamp) -> String {
    let (year, month, day) = civil(at.0.div_euclid(DAY_MS));
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of the day so many days after 1 January 1970.
/// <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (at, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_078_012_800_000, "2004-02-29T00:00:00Z"),
            (1_796_026_799_999, "2026-11-30T08:19:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(moment(Timestamp(at)), text);
        }
        assert_eq!(day(Timestamp(951_782_400_000)), "2000-02-29");
    }

    #[test]
    fn a_day_is_called_by_its_date() {
        for (at, text) in [
            (0, "1970-01-01"),
            (1_709_164_800_000, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_790_000_000_000, "2026-09-21"),
            (4_107_542_399_999, "2100-02-28"),
        ] {
            assert_eq!(day(Timestamp(at)), text);
        }
    }
}

//! The numbers in the texts, each from the constant that the program goes by.

use play::{Millis, TimeControl};

use crate::games::GONE;

pub(super) struct Numbers {
    /// A time control as the site writes it, and what it means in minutes and seconds.
    pub example: String,
    pub example_minutes: i64,
    pub example_seconds: i64,
    pub untimed_days: i64,
    pub days_max: i64,
    pub first_live_minutes: i64,
    pub first_slow_days: i64,
    pub first_computer_hours: i64,
    pub coming_back_seconds: i64,
    pub gone_seconds: i64,
    pub patience_min_seconds: i64,
    pub patience_max_seconds: i64,
    pub draw_plies: i64,
    pub rematches: i64,
    pub games_per_minute: i64,
}

const EXAMPLE: (Millis, Millis) = (Millis::minutes(3), Millis::seconds(2));

impl Numbers {
    pub fn new(games_per_minute: u32) -> Numbers {
        let (base, increment) = EXAMPLE;
        let patience = |base, increment| seconds(TimeControl::Increment { base, increment }.patience());
        Numbers {
            example: format!("{}+{}", minutes(base), seconds(increment)),
            example_minutes: minutes(base),
            example_seconds: seconds(increment),
            untimed_days: days(play::UNTIMED_MOVE),
            days_max: TimeControl::DAYS_MAX.into(),
            first_live_minutes: minutes(play::FIRST_MOVE_LIVE),
            first_slow_days: days(play::FIRST_MOVE_SLOW),
            first_computer_hours: hours(play::FIRST_MOVE_COMPUTER),
            coming_back_seconds: seconds(play::COMING_BACK),
            gone_seconds: seconds(GONE),
            patience_min_seconds: patience(Millis::ZERO, Millis::ZERO),
            patience_max_seconds: patience(TimeControl::BASE_MAX, TimeControl::INCREMENT_MAX),
            draw_plies: play::PLIES_BETWEEN_DRAW_OFFERS.into(),
            rematches: play::REMATCH_OFFERS_MAX.into(),
            games_per_minute: games_per_minute.into(),
        }
    }
}

fn seconds(span: Millis) -> i64 {
    span.0 / Millis::seconds(1).0
}

fn minutes(span: Millis) -> i64 {
    span.0 / Millis::minutes(1).0
}

fn hours(span: Millis) -> i64 {
    span.0 / Millis::hours(1).0
}

fn days(span: Millis) -> i64 {
    span.0 / Millis::days(1).0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A constant that is no whole number of what the text counts in would be told wrongly.
    #[test]
    fn the_units_fit() {
        for (span, unit) in [
            (play::UNTIMED_MOVE, Millis::days(1)),
            (play::FIRST_MOVE_LIVE, Millis::minutes(1)),
            (play::FIRST_MOVE_SLOW, Millis::days(1)),
            (play::FIRST_MOVE_COMPUTER, Millis::hours(1)),
            (play::COMING_BACK, Millis::seconds(1)),
            (GONE, Millis::seconds(1)),
        ] {
            // The texts have the plural only.
            assert!(span.0 % unit.0 == 0 && span.0 / unit.0 >= 2, "{span:?}");
        }
    }
}

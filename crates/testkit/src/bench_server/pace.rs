//! When something is to be sent, decided beforehand: a server that falls behind must not slow the schedule it is
//! measured by, or its waits would go unseen ("coordinated omission").

use std::time::{Duration, Instant};

/// An even rate, in steps of a millisecond.
pub struct Pace {
    begun: Instant,
    per_second: f64,
    count: u64,
}

impl Pace {
    pub fn new(begun: Instant, per_second: f64) -> Pace {
        Pace { begun, per_second, count: 0 }
    }

    /// When the next one is to be sent.
    pub fn next(&self) -> Instant {
        self.begun + Duration::from_millis((self.count as f64 * 1_000.0 / self.per_second) as u64)
    }

    /// It has been sent.
    pub fn advance(&mut self) {
        self.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_a_second() {
        let begun = Instant::now();
        let mut pace = Pace::new(begun, 2_500.0);
        let mut count = 0;
        while pace.next() < begun + Duration::from_secs(1) {
            pace.advance();
            count += 1;
        }
        assert_eq!(count, 2_500);
    }
}

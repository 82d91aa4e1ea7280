//! What was waited for.

use std::time::{Duration, Instant};

use serde::Serialize;

/// One thing sent, until what it causes has arrived.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    /// When it should have been sent.
    pub scheduled: Instant,
    /// When it was.
    pub at: Instant,
}

/// Counts and waits since it was last taken.
#[derive(Debug, Default)]
pub struct Tally {
    pub sent: u64,
    /// From when each was to be sent until it arrived, µs.
    from_schedule: Vec<u32>,
    /// From when it was sent, µs.
    from_send: Vec<u32>,
}

impl Tally {
    /// It has arrived, at `now`.
    pub fn arrived(&mut self, sent: Sent, now: Instant) {
        let micros = |since| u32::try_from(now.duration_since(since).as_micros()).unwrap_or(u32::MAX);
        self.from_schedule.push(micros(sent.scheduled));
        self.from_send.push(micros(sent.at));
    }

    pub fn count(&self) -> u64 {
        self.from_send.len() as u64
    }

    /// Waits counted from the schedule, and from the sending.
    pub fn waits(self) -> (Waits, Waits) {
        (Waits::new(self.from_schedule), Waits::new(self.from_send))
    }
}

/// How long things took, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Waits {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

impl Waits {
    fn new(mut micros: Vec<u32>) -> Waits {
        micros.sort_unstable();
        let quantile = |q: f64| {
            let at = (micros.len() as f64 * q) as usize;
            micros.get(at).or(micros.last()).map_or(0.0, |&us| Duration::from_micros(us.into()).as_secs_f64())
        };
        let [p50, p99, max] = [0.5, 0.99, 1.0].map(|q| quantile(q) * 1_000.0);
        Waits { p50, p99, max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_quantiles_in_milliseconds() {
        let waits = Waits::new((1..=1_000).rev().map(|ms| ms * 1_000).collect());
        assert_eq!(waits, Waits { p50: 501.0, p99: 991.0, max: 1_000.0 });
        assert_eq!(Waits::new(Vec::new()), Waits::default());
    }
}

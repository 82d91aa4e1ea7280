//! When to look after each line again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::{Duration, Instant};

/// One time for each line, in whole milliseconds.
pub struct Timers {
    start: Instant,
    queue: BinaryHeap<Reverse<(u64, usize)>>,
}

impl Timers {
    pub fn new(start: Instant) -> Timers {
        Timers { start, queue: BinaryHeap::new() }
    }

    pub fn set(&mut self, line: usize, at: Instant) {
        // Rounded up: one that comes before its time would be set again for the same.
        let millis = (at - self.start).as_nanos().div_ceil(1_000_000) as u64;
        self.queue.push(Reverse((millis, line)));
    }

    /// A line whose time has come; its time is forgotten.
    pub fn due(&mut self, now: Instant) -> Option<usize> {
        let &Reverse((at, line)) = self.queue.peek()?;
        if self.start + Duration::from_millis(at) > now {
            return None;
        }
        self.queue.pop();
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_between_two_milliseconds_is_not_too_early() {
        let start = Instant::now();
        let at = start + Duration::from_micros(10_001);
        let mut timers = Timers::new(start);
        timers.set(1, at);
        assert_eq!(timers.due(at - Duration::from_micros(1)), None);
        assert_eq!(timers.due(start + Duration::from_millis(11)), Some(1));
    }

    #[test]
    fn the_soonest_first_and_none_too_early() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let mut timers = Timers::new(start);
        timers.set(1, at(30));
        timers.set(2, at(10));
        assert_eq!(timers.due(at(9)), None);
        assert_eq!(timers.due(at(40)), Some(2));
        assert_eq!(timers.due(at(40)), Some(1));
        assert_eq!(timers.due(at(40)), None);
    }
}

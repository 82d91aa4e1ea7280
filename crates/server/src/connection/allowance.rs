//! How much one connection may say.

use std::time::Instant;

/// Messages at once, and how many more each second (docs/protocol.md).
const BURST: f64 = 20.0;
const PER_SECOND: f64 = 5.0;

/// A token bucket.
#[derive(Debug)]
pub(super) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    pub fn new(now: Instant) -> Allowance {
        Allowance { left: BURST, at: now }
    }

    /// Takes one message's worth; if there is none left, how many milliseconds until there is.
    pub fn take(&mut self, now: Instant) -> Result<(), u32> {
        let refill = now.saturating_duration_since(self.at).as_secs_f64() * PER_SECOND;
        self.left = (self.left + refill).min(BURST);
        self.at = now;
        if self.left < 1.0 {
            return Err(((1.0 - self.left) / PER_SECOND * 1_000.0).ceil() as u32);
        }
        self.left -= 1.0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_then_a_rate() {
        let start = Instant::now();
        let mut allowance = Allowance::new(start);
        assert_eq!((0..20).filter(|_| allowance.take(start).is_ok()).count(), 20);
        assert_eq!(allowance.take(start), Err(200));
        assert!(allowance.take(start + Duration::from_millis(210)).is_ok());
        assert!(allowance.take(start + Duration::from_millis(210)).is_err());
    }
}

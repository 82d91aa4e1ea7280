//! How much one connection may say.

use std::time::Instant;

/// So much at once, and so much more each second (docs/protocol.md).
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    pub at_once: u16,
    pub per_second: u16,
}

/// For messages.
pub(super) const MESSAGES: Rate = Rate { at_once: 20, per_second: 5 };
/// For what is refused because it is too much, and for pings: beyond this the connection ends.
pub(super) const PATIENCE: Rate = Rate { at_once: 200, per_second: 20 };

/// A token bucket.
#[derive(Debug)]
pub(super) struct Allowance {
    rate: Rate,
    left: f32,
    at: Instant,
}

impl Allowance {
    pub fn new(rate: Rate, now: Instant) -> Allowance {
        Allowance { rate, left: rate.at_once.into(), at: now }
    }

    /// Takes one message's worth; if there is none left, how many milliseconds until there is.
    pub fn take(&mut self, now: Instant) -> Result<(), u32> {
        let per_second = f32::from(self.rate.per_second);
        let refill = now.saturating_duration_since(self.at).as_secs_f32() * per_second;
        self.left = (self.left + refill).min(self.rate.at_once.into());
        self.at = now;
        if self.left < 1.0 {
            return Err(((1.0 - self.left) / per_second * 1_000.0).ceil() as u32);
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
        let mut allowance = Allowance::new(MESSAGES, start);
        assert_eq!((0..20).filter(|_| allowance.take(start).is_ok()).count(), 20);
        assert_eq!(allowance.take(start), Err(200));
        assert!(allowance.take(start + Duration::from_millis(210)).is_ok());
        assert!(allowance.take(start + Duration::from_millis(210)).is_err());
    }
}

//! How much one connection may say.

use std::time::Instant;

/// A token bucket (docs/protocol.md has the figures).
#[derive(Debug)]
pub(super) struct Allowance {
    burst: f32,
    per_second: f32,
    left: f32,
    at: Instant,
}

impl Allowance {
    /// For messages: so many at once, and so many more each second.
    pub fn messages(now: Instant) -> Allowance {
        Allowance::new(20.0, 5.0, now)
    }

    /// For what is refused because it is too much, and for pings: beyond this the connection ends.
    pub fn patience(now: Instant) -> Allowance {
        Allowance::new(200.0, 20.0, now)
    }

    fn new(burst: f32, per_second: f32, now: Instant) -> Allowance {
        Allowance { burst, per_second, left: burst, at: now }
    }

    /// Takes one message's worth; if there is none left, how many milliseconds until there is.
    pub fn take(&mut self, now: Instant) -> Result<(), u32> {
        let refill = now.saturating_duration_since(self.at).as_secs_f32() * self.per_second;
        self.left = (self.left + refill).min(self.burst);
        self.at = now;
        if self.left < 1.0 {
            return Err(((1.0 - self.left) / self.per_second * 1_000.0).ceil() as u32);
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
        let mut allowance = Allowance::messages(start);
        assert_eq!((0..20).filter(|_| allowance.take(start).is_ok()).count(), 20);
        assert_eq!(allowance.take(start), Err(200));
        assert!(allowance.take(start + Duration::from_millis(210)).is_ok());
        assert!(allowance.take(start + Duration::from_millis(210)).is_err());
    }
}

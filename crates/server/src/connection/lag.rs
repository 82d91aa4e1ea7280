//! Network time, measured by the server alone: its own pings, answered by the browser itself and not
//! by a script that could cheat.

use std::time::{Duration, Instant};

use play::Millis;

/// One ping at most in this time: a way through the network changes seldom.
const EVERY: Duration = Duration::from_secs(20);
/// Weight of a new measurement once there are some.
const WEIGHT: f64 = 0.25;

#[derive(Debug, Default)]
pub(super) struct Lag {
    sent: Option<(u64, Instant)>,
    count: u64,
    last: Option<Instant>,
    mean_ms: Option<f64>,
}

impl Lag {
    /// The payload to ping with, if it is time.
    pub fn ping(&mut self, now: Instant) -> Option<[u8; 8]> {
        if self.last.is_some_and(|last| now.saturating_duration_since(last) < EVERY) {
            return None;
        }
        self.count += 1;
        self.last = Some(now);
        self.sent = Some((self.count, now));
        Some(self.count.to_be_bytes())
    }

    /// A pong has come; one that answers no ping of ours is ignored.
    pub fn pong(&mut self, payload: &[u8], now: Instant) {
        let Some((count, at)) = self.sent.take_if(|(count, _)| payload == count.to_be_bytes()) else {
            return;
        };
        debug_assert!(count > 0);
        let ms = now.saturating_duration_since(at).as_secs_f64() * 1_000.0;
        self.mean_ms = Some(self.mean_ms.map_or(ms, |mean| mean + WEIGHT * (ms - mean)));
    }

    /// A round trip, as far as is known.
    pub fn estimate(&self) -> Millis {
        Millis(self.mean_ms.unwrap_or(0.0) as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_ping_counts() {
        let start = Instant::now();
        let mut lag = Lag::default();
        let payload = lag.ping(start).unwrap();
        assert_eq!(lag.ping(start), None);
        lag.pong(b"whatever", start + Duration::from_secs(9));
        assert_eq!(lag.estimate(), Millis(0));
        lag.pong(&payload, start + Duration::from_millis(80));
        lag.pong(&payload, start + Duration::from_secs(9));
        assert_eq!(lag.estimate(), Millis(80));
    }
}

//! Trying again.

use std::time::Duration;

use tokio::time::Instant;

/// The first pause before something is tried again, and the longest. It doubles.
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(30);

/// When something that failed may be tried again: later each time, until it succeeds.
#[derive(Debug, Default)]
pub(super) struct Later {
    at: Option<Instant>,
    pause: Option<Duration>,
}

impl Later {
    /// It failed: not again before this long, or before a pause of our own.
    pub fn put_off(&mut self, now: Instant, asked: Option<Duration>) {
        let pause = self.pause.map_or(PAUSE, |pause| (pause * 2).min(PAUSE_MAX));
        self.at = Some(now + asked.unwrap_or_default().max(pause));
        self.pause = Some(pause);
    }

    /// It succeeded.
    pub fn clear(&mut self) {
        *self = Later::default();
    }

    pub fn at(&self) -> Option<Instant> {
        self.at
    }

    pub fn is_over(&self, now: Instant) -> bool {
        self.at.is_none_or(|at| at <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_later_each_time() {
        let (mut later, now) = (Later::default(), Instant::now());
        assert!(later.is_over(now));
        later.put_off(now, None);
        assert_eq!((later.at(), later.is_over(now)), (Some(now + PAUSE), false));
        later.put_off(now, None);
        assert_eq!(later.at(), Some(now + 2 * PAUSE));
        later.put_off(now, Some(Duration::from_secs(9)));
        assert_eq!(later.at(), Some(now + Duration::from_secs(9)));
        for _ in 0..9 {
            later.put_off(now, None);
        }
        assert_eq!(later.at(), Some(now + PAUSE_MAX));
        assert!(later.is_over(now + PAUSE_MAX));
        later.clear();
        later.put_off(now, None);
        assert_eq!(later.at(), Some(now + PAUSE));
    }
}

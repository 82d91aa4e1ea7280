use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use play::{Millis, Timestamp};

/// How far the clock has been put forward, in ms: never, but in tests.
static AHEAD: AtomicI64 = AtomicI64::new(0);

/// Where the server gets the time from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock;

impl Clock {
    pub fn now(self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        Timestamp(now.saturating_add(AHEAD.load(Ordering::Relaxed)))
    }

    /// Puts it forward. The answer is the time then.
    pub(crate) fn put_forward(self, span: Millis) -> Timestamp {
        AHEAD.fetch_add(span.at_least_zero().0, Ordering::Relaxed);
        self.now()
    }
}

use std::time::{SystemTime, UNIX_EPOCH};

use play::Timestamp;

/// Where the server gets the time from.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clock;

impl Clock {
    pub fn now(self) -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

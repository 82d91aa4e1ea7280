//! The processor's time: what is measured by it depends little on other work on the machine.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use engine::{Observer, Report};

/// The time that this thread has run, where the system tells it (Linux does, in nanoseconds in the
/// first field); else the time of day.
pub fn time() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = std::fs::read_to_string("/proc/thread-self/schedstat");
    let busy = text.ok().and_then(|text| text.split(' ').next()?.parse().ok());
    busy.map_or_else(|| BEGUN.elapsed(), Duration::from_nanos)
}

/// Stops a search when this thread has run so long.
pub struct Until(Duration);

impl Until {
    /// From now on.
    pub fn after(time: Duration) -> Until {
        Until(self::time() + time)
    }
}

impl Observer for Until {
    fn iteration(&mut self, _report: &Report) {}

    fn should_stop(&mut self, _nodes: u64) -> bool {
        time() >= self.0
    }
}

//! Waiting for what must come.

use std::fmt::Debug;
use std::time::{Duration, Instant};

/// How long anything may take that a test waits for: only a test that fails waits so long.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Looks again and again until it is so, and answers what was seen then.
///
/// # Panics
/// If it does not become so.
pub async fn until<T: Debug>(look: impl AsyncFn() -> T, is_so: impl Fn(&T) -> bool) -> T {
    let began = Instant::now();
    loop {
        let seen = look().await;
        if is_so(&seen) {
            return seen;
        }
        assert!(began.elapsed() < PATIENCE, "it stays {seen:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

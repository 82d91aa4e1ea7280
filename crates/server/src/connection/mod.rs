//! One client's connection: a WebSocket, or a stream of events with commands by POST.

mod allowance;
pub(crate) mod client;
#[cfg(test)]
mod documented;
mod ending;
mod lag;
pub(crate) mod origin;
pub(crate) mod socket;
pub(crate) mod stream;

use std::sync::atomic::{AtomicU64, Ordering};

use crate::games::ConnectionId;

/// A number for a new connection.
fn number() -> ConnectionId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    ConnectionId(NEXT.fetch_add(1, Ordering::Relaxed))
}

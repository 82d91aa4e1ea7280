//! What waits to be sent on one connection: bounded, and never waited for by a room.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::{FromServer, Why};
use tokio::sync::mpsc;

/// Messages kept for a slow reader; beyond them it gets a snapshot instead.
const OUTBOX: usize = 64;

/// The sending end. A message that finds no room is dropped and the connection marked as behind: it
/// will ask for a snapshot when it has read what waits.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    behind: Arc<AtomicBool>,
}

/// The receiving end.
pub(crate) struct Waiting {
    queue: mpsc::Receiver<Utf8Bytes>,
    behind: Arc<AtomicBool>,
}

pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(OUTBOX);
    let behind = Arc::new(AtomicBool::new(false));
    (Outbox { queue: sender, behind: Arc::clone(&behind) }, Waiting { queue: receiver, behind })
}

impl Outbox {
    /// Queues an encoded message.
    pub fn push(&self, text: Utf8Bytes) {
        // Once something was dropped, nothing may follow until the snapshot: it would be out of order.
        if !self.behind.load(Ordering::Acquire) && self.queue.try_send(text).is_err() {
            self.behind.store(true, Ordering::Release);
            metrics::counter!("ataxx_slow_readers_total").increment(1);
        }
    }

    pub fn say(&self, message: &FromServer) {
        self.push(encode(message));
    }

    pub fn refuse(&self, id: u64, why: Why, retry_ms: Option<u32>) {
        metrics::counter!("ataxx_refusals_total", "why" => why.key()).increment(1);
        self.say(&FromServer::Refused { id, why, retry_ms });
    }
}

impl Waiting {
    /// The next message; none when no sender is left.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        self.queue.recv().await
    }

    /// Whether messages were dropped and all that was kept has been read; clears the mark.
    pub fn must_resync(&self) -> bool {
        self.queue.is_empty() && self.behind.swap(false, Ordering::AcqRel)
    }
}

/// A message as text.
pub(crate) fn encode(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

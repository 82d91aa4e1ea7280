//! What waits to be sent on one connection: bounded, and never waited for by a room.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::{FromServer, Why};
use tokio::sync::{Notify, mpsc};

/// Messages kept for a slow reader; beyond them it gets a snapshot instead.
pub(crate) const OUTBOX: usize = 64;

/// The sending end. A message that finds no room is dropped and the connection marked as behind: it
/// will ask for a snapshot when it has read what waits.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    mark: Arc<Mark>,
}

/// The receiving end.
pub(crate) struct Waiting {
    queue: mpsc::Receiver<Utf8Bytes>,
    mark: Arc<Mark>,
}

/// Whether messages have been dropped.
#[derive(Debug, Default)]
struct Mark {
    behind: AtomicBool,
    /// The reader may have read all that waits before it could see the mark.
    fell_behind: Notify,
}

/// What to do next on a connection.
pub(crate) enum Next {
    Text(Utf8Bytes),
    /// Messages were dropped, and all that was kept has been read: a snapshot is due.
    Resync,
}

pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(OUTBOX);
    let mark = Arc::new(Mark::default());
    (Outbox { queue: sender, mark: Arc::clone(&mark) }, Waiting { queue: receiver, mark })
}

impl Outbox {
    /// Queues an encoded message.
    pub fn push(&self, text: Utf8Bytes) {
        // Once something was dropped, nothing may follow until the snapshot: it would be out of order.
        if !self.mark.behind.load(Ordering::Acquire) && self.queue.try_send(text).is_err() {
            self.fall_behind();
            metrics::counter!("ataxx_slow_readers_total").increment(1);
        }
    }

    /// Something for this connection has been lost on the way: it will ask anew.
    pub fn fall_behind(&self) {
        self.mark.behind.store(true, Ordering::Release);
        self.mark.fell_behind.notify_one();
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
    /// What comes next; waits for it.
    pub async fn next(&mut self) -> Next {
        loop {
            tokio::select! {
                biased;
                // Its connection holds a sender, so this never ends.
                Some(text) = self.queue.recv() => return Next::Text(text),
                () = self.mark.fell_behind.notified() => {
                    if self.mark.behind.swap(false, Ordering::AcqRel) {
                        return Next::Resync;
                    }
                }
            }
        }
    }

    /// A message that waits already.
    pub fn at_hand(&mut self) -> Option<Utf8Bytes> {
        self.queue.try_recv().ok()
    }
}

/// A message as text.
pub(crate) fn encode(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_falls_behind_reads_what_was_kept_and_then_resyncs() {
        let (outbox, mut waiting) = outbox();
        for n in 0..=OUTBOX {
            outbox.push(n.to_string().into());
        }
        outbox.push("dropped too: it would be out of order".into());
        for n in 0..OUTBOX {
            assert!(matches!(waiting.next().await, Next::Text(text) if text.as_str() == n.to_string()));
        }
        assert!(matches!(waiting.next().await, Next::Resync));
        outbox.push("after".into());
        assert!(matches!(waiting.next().await, Next::Text(text) if text.as_str() == "after"));
        assert!(waiting.at_hand().is_none());
    }
}

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use tokio::sync::mpsc::{self, error::TrySendError};

use crate::QUEUE_MAX;

/// What was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub subject: Arc<str>,
    pub payload: Bytes,
}

/// What a subscriber hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    Message(Message),
    /// Messages published before now have been dropped, because too many waited. Those that still
    /// wait come next.
    Lagged,
}

/// The hearing end. Dropping it ends the subscription.
pub struct Subscription {
    queue: mpsc::Receiver<Message>,
    lagged: Arc<AtomicBool>,
    /// Dropped with the subscription: whatever takes it off the bus.
    _leave: Box<dyn Any + Send + Sync>,
}

/// The bus's end.
#[derive(Clone)]
pub(crate) struct Mailbox {
    queue: mpsc::Sender<Message>,
    lagged: Arc<AtomicBool>,
}

impl Subscription {
    pub(crate) fn new(leave: impl Any + Send + Sync) -> (Mailbox, Subscription) {
        let (sender, queue) = mpsc::channel(QUEUE_MAX);
        let lagged = Arc::new(AtomicBool::new(false));
        let mailbox = Mailbox { queue: sender, lagged: lagged.clone() };
        (mailbox, Subscription { queue, lagged, _leave: Box::new(leave) })
    }

    /// What comes next; `None` once the bus is gone. Loses nothing if its future is dropped.
    pub async fn receive(&mut self) -> Option<Received> {
        // Only a full queue drops messages, so whoever waits below on an empty one has missed nothing.
        if self.lagged.swap(false, Ordering::AcqRel) {
            return Some(Received::Lagged);
        }
        self.queue.recv().await.map(Received::Message)
    }
}

impl Mailbox {
    pub fn put(&self, message: Message) {
        if let Err(TrySendError::Full(_)) = self.queue.try_send(message) {
            self.lagged.store(true, Ordering::Release);
        }
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").field("waiting", &self.queue.len()).finish_non_exhaustive()
    }
}

#![doc = include_str!("../README.md")]

mod error;
mod local;
mod subject;
mod subscription;

use async_trait::async_trait;
use bytes::Bytes;

pub use error::BusError;
pub use local::LocalBus;
pub use subscription::{Message, Received, Subscription};

/// Bytes in a payload, at most.
pub const PAYLOAD_MAX: usize = 64 * 1024;
/// Bytes in a subject or pattern, at most.
pub const SUBJECT_MAX: usize = 128;
/// Messages that wait for one subscriber, at most; what comes then is dropped, and said to be.
pub const QUEUE_MAX: usize = 256;

/// What carries the messages.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Sends to whoever is subscribed now; nobody is no error. Never waits for a subscriber.
    ///
    /// A subject is words of letters, digits, `-` and `_` with dots between: `game.0123456789`.
    ///
    /// # Errors
    /// [`BadSubject`](BusError::BadSubject), [`TooLong`](BusError::TooLong).
    async fn publish(&self, subject: &str, payload: Bytes) -> Result<(), BusError>;

    /// Hears what is published from now on, until the subscription is dropped. A pattern is a subject,
    /// or its beginning and `>` for the rest: `game.>` hears `game.a` and `game.a.b`, but not `game`;
    /// `>` alone hears everything.
    ///
    /// # Errors
    /// [`BadSubject`](BusError::BadSubject).
    async fn subscribe(&self, pattern: &str) -> Result<Subscription, BusError>;
}

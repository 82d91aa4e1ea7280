//! What the lobby can be asked.

use play::seek::{Seek, SeekId};
use play::{PlayerId, Stake, TimeControl};
use protocol::{OwnSeek, Paired, Seeks, Why};
use store::SecretHash;
use tokio::sync::oneshot;

use super::entry::Entry;
use crate::games::{ConnectionId, Outbox};

/// A message to the lobby's task.
#[derive(Debug)]
pub(super) enum Ask {
    Seek {
        entry: Box<Entry>,
        reply: oneshot::Sender<Result<OwnSeek, Why>>,
    },
    Cancel {
        user: PlayerId,
        seek: SeekId,
        reply: oneshot::Sender<Result<(), Why>>,
    },
    /// The user looks for nobody any more.
    Dismiss {
        user: PlayerId,
    },
    /// One of the two has blocked the other.
    KeepApart {
        one: PlayerId,
        other: PlayerId,
    },
    Accept {
        seek: SeekId,
        by: Box<Seek>,
        secret: SecretHash,
        control: Option<TimeControl>,
        reply: oneshot::Sender<Result<Paired, Why>>,
    },
    Stake {
        seek: SeekId,
        reply: oneshot::Sender<Option<Stake>>,
    },
    List {
        user: Option<PlayerId>,
        reply: oneshot::Sender<Seeks>,
    },
    Follow {
        connection: ConnectionId,
        outbox: Outbox,
        seats: Vec<SecretHash>,
    },
    Leave {
        connection: ConnectionId,
    },
}

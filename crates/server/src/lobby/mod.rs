//! Finding somebody to play with: one task owns the open seeks of this process, pairs those who wait about once a
//! second, and tells everybody who follows.

mod ask;
mod begin;
mod entry;
mod followers;
mod hall;
pub(crate) mod seeker;
mod task;

use std::sync::Arc;

use play::seek::SeekId;
use play::{PlayerId, TimeControl};
use protocol::{OwnSeek, Paired, Seeks, Why};
use store::SecretHash;
use tokio::sync::{mpsc, oneshot};

use self::ask::Ask;
use crate::app::App;
use crate::games::{ConnectionId, Outbox};

pub(crate) use entry::Entry;

/// Requests that wait before those who ask wait themselves.
const MAILBOX: usize = 256;

/// A handle on the open seeks.
#[derive(Clone, Debug)]
pub(crate) struct Lobby(mpsc::Sender<Ask>);

/// What comes in, for the task that [`run`] is.
pub(crate) struct Requests(mpsc::Receiver<Ask>);

/// A lobby that answers once [`run`] runs.
pub(crate) fn lobby() -> (Lobby, Requests) {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    (Lobby(sender), Requests(receiver))
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>, requests: Requests) {
    task::run(app, requests.0).await;
}

impl Lobby {
    /// Takes in a seek, or changes the one with its secret.
    ///
    /// # Errors
    /// [`Why::WrongSeat`], [`Why::TooManySeeks`], [`Why::SeekGone`] if it has led to a game already, [`Why::Full`],
    /// [`Why::Internal`].
    pub async fn seek(&self, entry: Entry) -> Result<OwnSeek, Why> {
        self.ask(|reply| Ask::Seek { entry: Box::new(entry), reply }).await?
    }

    /// Takes one's own seek back; if it is not there, that is well too.
    ///
    /// # Errors
    /// [`Why::Full`], [`Why::Internal`].
    pub async fn cancel(&self, user: PlayerId, seek: SeekId) -> Result<(), Why> {
        self.ask(|reply| Ask::Cancel { user, seek, reply }).await?
    }

    /// Takes back all that this user looks for, who may look for nobody any more.
    pub async fn dismiss(&self, user: PlayerId) {
        self.tell(Ask::Dismiss { user }).await;
    }

    /// One of these two has blocked the other: they are not paired by what they look for already.
    pub async fn keep_apart(&self, one: PlayerId, other: PlayerId) {
        self.tell(Ask::KeepApart { one, other }).await;
    }

    /// Begins a game with whoever has this seek: in this time control, or the seek's first. `by` has the acceptor's
    /// secret.
    ///
    /// # Errors
    /// [`Why::SeekGone`], [`Why::Yourself`], [`Why::Busy`], [`Why::NotForYou`], [`Why::Full`], [`Why::Internal`].
    pub async fn accept(
        &self,
        seek: SeekId,
        by: play::seek::Seek,
        secret: SecretHash,
        control: Option<TimeControl>,
    ) -> Result<Paired, Why> {
        self.ask(|reply| Ask::Accept { seek, by: Box::new(by), secret, control, reply }).await?
    }

    /// What the seek is played for.
    ///
    /// # Errors
    /// [`Why::SeekGone`], [`Why::Full`], [`Why::Internal`].
    pub async fn stake(&self, seek: SeekId) -> Result<play::Stake, Why> {
        self.ask(|reply| Ask::Stake { seek, reply }).await?.ok_or(Why::SeekGone)
    }

    /// The open seeks, and this user's.
    ///
    /// # Errors
    /// [`Why::Full`], [`Why::Internal`].
    pub async fn list(&self, user: Option<PlayerId>) -> Result<Seeks, Why> {
        self.ask(|reply| Ask::List { user, reply }).await
    }

    /// The connection follows the open seeks and holds those with these secrets.
    pub async fn follow(&self, connection: ConnectionId, outbox: Outbox, seats: Vec<SecretHash>) {
        self.tell(Ask::Follow { connection, outbox, seats }).await;
    }

    /// It does so no more.
    pub async fn leave(&self, connection: ConnectionId) {
        self.tell(Ask::Leave { connection }).await;
    }

    async fn tell(&self, ask: Ask) {
        // A server that stops has no seeks to follow.
        drop(self.0.send(ask).await);
    }

    async fn ask<T>(&self, ask: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, Why> {
        let (reply, answer) = oneshot::channel();
        self.0.send(ask(reply)).await.map_err(|_| Why::Full)?;
        answer.await.map_err(|_| Why::Internal)
    }
}

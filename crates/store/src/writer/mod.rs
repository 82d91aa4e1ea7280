//! Group commit. One task writes; whatever comes while it waits for the disk shares the next flush.

mod change;
mod flush;
mod prepared;
mod round;
mod task;

use play::Timestamp;
use tokio::sync::{mpsc, oneshot};

use self::prepared::Prepared;
use crate::append::check_batch;
use crate::database::Connection;
use crate::error::RETRY_AFTER;
use crate::{Append, Outage, StoreError};

use change::Change;
pub(crate) use change::Making;
pub(crate) use task::Task;

/// Jobs that may wait for the writer.
const QUEUE_JOBS_MAX: usize = 8192;

/// The handle to the one task that writes.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

/// Where an answer goes. The caller may have gone away; that is no error.
type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

enum Job {
    Append(Vec<Prepared>, Reply<()>),
    Heartbeat(Timestamp, Reply<()>),
    RecordOutage(Timestamp, Reply<Option<Outage>>),
    Change(Change),
    Close(Reply<()>),
}

impl Writer {
    pub fn start(task: Task) -> Writer {
        let (jobs, queue) = mpsc::channel(QUEUE_JOBS_MAX);
        tokio::spawn(task.run(queue));
        Writer { jobs }
    }

    pub async fn append(&self, batch: Vec<Append>) -> Result<(), StoreError> {
        check_batch(&batch)?;
        if batch.is_empty() {
            return Ok(());
        }
        let batch = batch.into_iter().map(Prepared::new).collect();
        let (reply, answer) = oneshot::channel();
        self.hand_over(Job::Append(batch, reply))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Makes a change that is no append, whole or not at all; durable when it returns `Ok`. It shares a
    /// transaction with whatever else waits, but what it does wrong is undone alone.
    pub async fn change<T: Send + Sync + 'static>(
        &self,
        make: impl for<'c> FnOnce(&'c mut Connection) -> Making<'c, T> + Clone + Send + Sync + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.hand_over(Job::Change(Change::new(make, reply)))?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Callers are better told to try again than kept waiting without bound.
    fn hand_over(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.try_send(job).map_err(|refused| match refused {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy { retry_after: RETRY_AFTER },
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })
    }

    pub async fn heartbeat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.ask(|reply| Job::Heartbeat(now, reply)).await
    }

    pub async fn record_outage(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        self.ask(|reply| Job::RecordOutage(now, reply)).await
    }

    /// Ends the task once it has done what was asked before.
    pub async fn close(&self) -> Result<(), StoreError> {
        match self.ask(Job::Close).await {
            Err(StoreError::Closed) => Ok(()),
            other => other,
        }
    }

    pub fn is_closed(&self) -> bool {
        self.jobs.is_closed()
    }

    async fn ask<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(job(reply)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

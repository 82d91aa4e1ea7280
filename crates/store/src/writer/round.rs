//! What one flush does, and for whom.

use play::Timestamp;
use tokio::sync::mpsc;

use super::change::Change;
use super::flush::Settled;
use super::{Job, Prepared, Reply};
use crate::{Append, Outage, StoreError};

/// Appends after which a round takes no further job, so that a flush stays short: a player's move
/// waits for at most two.
const APPENDS_ENOUGH: usize = 512;

#[derive(Default)]
pub(super) struct Round {
    pub batches: Vec<Vec<Prepared>>,
    pub heartbeats: Vec<Timestamp>,
    pub starts: Vec<Timestamp>,
    pub changes: Vec<Change>,
    batch_replies: Vec<Reply<()>>,
    heartbeat_replies: Vec<Reply<()>>,
    start_replies: Vec<Reply<Option<Outage>>>,
    close_replies: Vec<Reply<()>>,
    appends: usize,
}

impl Round {
    /// Waits for a job and takes those that wait behind it. `None` once no job will ever come.
    pub async fn collect(queue: &mut mpsc::Receiver<Job>) -> Option<Round> {
        let mut round = Round::default();
        round.add(queue.recv().await?);
        while round.appends < APPENDS_ENOUGH {
            match queue.try_recv() {
                Ok(job) => round.add(job),
                Err(_) => break,
            }
        }
        Some(round)
    }

    pub fn appends(&self) -> impl Iterator<Item = &Append> + Clone {
        self.batches.iter().flatten().map(|prepared| &prepared.append)
    }

    /// Whether there is anything to write.
    pub fn is_empty(&self) -> bool {
        self.batches.is_empty()
            && self.heartbeats.is_empty()
            && self.starts.is_empty()
            && self.changes.is_empty()
    }

    /// Those who want to be told when all is done.
    pub fn take_closers(&mut self) -> Vec<Reply<()>> {
        core::mem::take(&mut self.close_replies)
    }

    /// Tells everybody what became of it. A flush that failed failed for all.
    pub fn answer(self, settled: Result<Settled, StoreError>) {
        match settled {
            Ok(settled) => {
                answer(self.batch_replies, settled.verdicts);
                answer(self.heartbeat_replies, self.heartbeats.iter().map(|_| Ok(())));
                answer(self.start_replies, settled.outages.into_iter().map(Ok));
                self.changes.into_iter().for_each(|change| change.tell(Ok(())));
            }
            Err(error) => {
                answer(self.batch_replies, core::iter::repeat_with(|| Err(error.clone())));
                answer(self.heartbeat_replies, core::iter::repeat_with(|| Err(error.clone())));
                answer(self.start_replies, core::iter::repeat_with(|| Err(error.clone())));
                self.changes.into_iter().for_each(|change| change.tell(Err(error.clone())));
            }
        }
    }

    fn add(&mut self, job: Job) {
        match job {
            Job::Append(batch, reply) => {
                self.appends += batch.len();
                self.batches.push(batch);
                self.batch_replies.push(reply);
            }
            Job::Heartbeat(now, reply) => {
                self.heartbeats.push(now);
                self.heartbeat_replies.push(reply);
            }
            Job::RecordOutage(now, reply) => {
                self.starts.push(now);
                self.start_replies.push(reply);
            }
            Job::Change(change) => {
                self.appends += 1;
                self.changes.push(change);
            }
            Job::Close(reply) => self.close_replies.push(reply),
        }
    }
}

pub(super) fn answer<T>(replies: Vec<Reply<T>>, answers: impl IntoIterator<Item = Result<T, StoreError>>) {
    for (reply, answer) in replies.into_iter().zip(answers) {
        // A caller who has gone away learns it when it reads the game again.
        let _gone = reply.send(answer);
    }
}

use std::fs::File;

use tokio::sync::mpsc;

use super::Job;
use super::flush::{Settled, flush};
use super::round::{Round, answer};
use crate::StoreError;
use crate::database::{Connection, Origin};

/// How often a round is written again, because another server was in its way, before its callers hear of it.
const COLLISIONS_MAX: u32 = 5;

/// A task that writes.
pub(crate) struct Task {
    /// `None` after a failed flush: whatever state the connection was left in, the next flush gets a
    /// new one.
    pub connection: Option<Connection>,
    pub origin: Origin,
    /// Whose signs of life these are, if this task is the one that gives them.
    pub server: String,
    pub gives_signs: bool,
    /// Kept while anything may be written.
    pub lock: Option<File>,
}

impl Task {
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut closers = Vec::new();
        while let Some(mut round) = Round::collect(&mut queue).await {
            let closing = round.take_closers();
            if !closing.is_empty() {
                queue.close();
                closers.extend(closing);
            }
            if !round.is_empty() {
                let settled = self.flush(&mut round).await;
                round.answer(settled);
            }
        }
        let closed = self.close().await;
        answer(closers, core::iter::repeat_with(|| closed.clone()));
    }

    async fn flush(&mut self, round: &mut Round) -> Result<Settled, StoreError> {
        for _ in 0..COLLISIONS_MAX {
            match self.try_flush(round).await {
                Err(error) if is_passing(&error) => {}
                settled => return settled,
            }
        }
        self.try_flush(round).await
    }

    async fn try_flush(&mut self, round: &mut Round) -> Result<Settled, StoreError> {
        let mut connection = self.begin().await?;
        let settled = self.origin.in_time(flush(&mut connection, &self.server, round)).await;
        let whole = match &settled {
            Ok(_) => true,
            Err(error) if is_passing(error) => connection.roll_back().await.is_ok(),
            Err(_) => false,
        };
        self.connection = whole.then_some(connection);
        settled
    }

    /// A connection in a new transaction. What has become of a connection that lay idle shows only now.
    async fn begin(&mut self) -> Result<Connection, StoreError> {
        if let Some(mut connection) = self.connection.take() {
            match self.origin.in_time(connection.begin()).await {
                Ok(()) => return Ok(connection),
                Err(error) if is_lost(&error) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let mut connection = self.origin.connect().await?;
        if self.gives_signs {
            connection.be_present().await?;
        }
        connection.begin().await?;
        Ok(connection)
    }

    async fn close(self) -> Result<(), StoreError> {
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        drop(self.lock);
        Ok(())
    }
}

/// Whether the round may succeed if it is written again. Another server may have taken a place, such as a game's id, after
/// this one had seen it free; now it is seen.
fn is_passing(error: &StoreError) -> bool {
    error.is_collision() || error.is_taken_place()
}

/// Whether there is nobody any more at the other end of the connection, or somebody who says farewell: class 57P of
/// <https://www.postgresql.org/docs/15/errcodes-appendix.html>.
fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) => true,
        sqlx::Error::Database(fault) => fault.code().is_some_and(|code| code.starts_with("57P")),
        _ => false,
    }
}

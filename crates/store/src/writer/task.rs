use std::fs::File;

use sqlx::{ConnectOptions, Connection as _, sqlite::SqliteConnectOptions};
use tokio::sync::mpsc;

use super::Job;
use super::flush::{Settled, flush};
use super::round::{Round, answer};
use crate::{StoreError, sql};

/// The one task that writes.
pub(crate) struct Task {
    /// `None` after a failed flush: whatever state the connection was left in, the next flush gets a
    /// new one.
    pub connection: Option<sql::Connection>,
    pub options: SqliteConnectOptions,
    /// How a transaction begins.
    pub begin: &'static str,
    /// Whose signs of life these are.
    pub server: &'static str,
    /// Kept while anything may be written.
    pub lock: File,
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
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let settled = flush(&mut connection, self.begin, self.server, round).await?;
        self.connection = Some(connection);
        Ok(settled)
    }

    async fn close(self) -> Result<(), StoreError> {
        if let Some(connection) = self.connection {
            connection.close().await?;
        }
        drop(self.lock);
        Ok(())
    }
}

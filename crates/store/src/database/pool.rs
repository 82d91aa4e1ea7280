use std::io;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgPool, Postgres};
use sqlx::sqlite::SqlitePool;
use tokio::time::error::Elapsed;
use tokio::time::timeout;

/// How long PostgreSQL may take to answer a question. One that takes longer has lost its way to us.
const ANSWER_MAX: Duration = Duration::from_secs(5);

/// Connections to read by.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Pool {
    pub async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => pool.close().await,
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}

/// A connection. To have waited for one in vain means too many readers only if there are as many connections as there may
/// be; else nobody let us in, or answered when a connection that lay idle was tried.
pub(super) async fn acquire(pool: &PgPool) -> Result<PoolConnection<Postgres>, sqlx::Error> {
    match pool.acquire().await {
        Err(sqlx::Error::PoolTimedOut) if pool.size() < pool.options().get_max_connections() => {
            Err(io::Error::new(io::ErrorKind::NotConnected, "it can't be reached").into())
        }
        acquired => acquired,
    }
}

pub(super) async fn in_time<T>(answer: impl Future<Output = T>) -> Result<T, Elapsed> {
    timeout(ANSWER_MAX, answer).await
}

/// Puts the connection back, unless it still owes an answer.
pub(super) fn give_back<T>(
    connection: PoolConnection<Postgres>,
    answer: Result<Result<T, sqlx::Error>, Elapsed>,
) -> Result<T, sqlx::Error> {
    answer.unwrap_or_else(|_| {
        drop(connection.detach());
        Err(io::Error::new(io::ErrorKind::TimedOut, "it does not answer").into())
    })
}

use std::io;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::time::timeout;

use super::Connection;

/// How long PostgreSQL may take to let us in. Less than an operator waits for a word why nothing starts.
pub(crate) const CONNECT_MAX: Duration = Duration::from_secs(3);
/// How long PostgreSQL may take for a whole round of writes.
const ROUND_MAX: Duration = Duration::from_secs(6);

/// Where a writer's connection comes from: also the next one, when the first is lost.
#[derive(Clone)]
pub(crate) enum Origin {
    Sqlite(SqliteConnectOptions),
    Postgres(PgConnectOptions),
}

impl Origin {
    pub async fn connect(&self) -> Result<Connection, sqlx::Error> {
        match self {
            Origin::Sqlite(options) => options.connect().await.map(Connection::Sqlite),
            Origin::Postgres(options) => {
                let connected = timeout(CONNECT_MAX, options.connect()).await.map_err(|_| silence())?;
                connected.map(Connection::Postgres)
            }
        }
    }

    /// What `round` comes to; an error if the other side falls silent. A file always answers in the end.
    pub async fn in_time<T, E: From<sqlx::Error>>(
        &self,
        round: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        match self {
            Origin::Sqlite(_) => round.await,
            Origin::Postgres(_) => timeout(ROUND_MAX, round).await.unwrap_or_else(|_| Err(silence().into())),
        }
    }
}

fn silence() -> sqlx::Error {
    io::Error::new(io::ErrorKind::TimedOut, "it does not answer").into()
}

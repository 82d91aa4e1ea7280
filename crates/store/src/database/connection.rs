use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use super::query;

/// A connection to write by, of a task of its own.
#[derive(Debug)]
pub(crate) enum Connection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Connection {
    /// Begins a transaction. In SQLite nobody else's can slip into it: it takes the write lock at once, so that what is
    /// judged stays true until the commit. In PostgreSQL each statement sees what others have committed before it, and
    /// what is judged must be locked: see [`Lock`](super::Lock).
    pub async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self {
            Connection::Sqlite(_) => "BEGIN IMMEDIATE",
            Connection::Postgres(_) => "BEGIN ISOLATION LEVEL READ COMMITTED",
        };
        self.run(begin).await
    }

    pub async fn commit(&mut self) -> Result<(), sqlx::Error> {
        self.run("COMMIT").await
    }

    pub async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        self.run("ROLLBACK").await
    }

    pub async fn close(self) -> Result<(), sqlx::Error> {
        match self {
            Connection::Sqlite(one) => one.close().await,
            Connection::Postgres(one) => one.close().await,
        }
    }

    /// A command that is no query: it has no values and no answer.
    pub async fn run(&mut self, command: &'static str) -> Result<(), sqlx::Error> {
        query(command).execute(self).await.map(drop)
    }
}

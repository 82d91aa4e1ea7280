//! Why the store could not do what it was asked.

use std::path::PathBuf;
use std::sync::Arc;

use ataxx::Side;
use play::{GameId, Millis};
use thiserror::Error;

use crate::Append;

/// Why the store could not do what it was asked. One failed flush answers many callers, hence `Clone`.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The game is not at the version that the append said; for a creation: the id is taken. Read the
    /// game again and decide again.
    #[error("game {game} is at another version by now")]
    Conflict { game: GameId },
    /// The creation was done before: `game` is its result.
    #[error("already created, as game {game}")]
    DuplicateCreator { game: GameId },
    #[error("somebody has taken {side}'s seat in game {game}")]
    SeatTaken { game: GameId, side: Side },
    /// Another user's name looks the same.
    #[error("the name is taken")]
    NameTaken,
    #[error("there is no game {game}")]
    UnknownGame { game: GameId },
    /// The caller's mistake: no repetition helps.
    #[error("an append to game {game} makes no sense: {flaw}")]
    Malformed { game: GameId, flaw: Flaw },
    /// More waits to be written or read than the store lets wait. Nothing has been done.
    #[error("too busy; try again in {} ms", retry_after.0)]
    Busy { retry_after: Millis },
    /// Nothing is done any more. (Should it come for an append that was on its way, as when the runtime
    /// ends, that append may have been done.)
    #[error("the store has been closed")]
    Closed,
    /// What was read can't have been written by this program, or has been damaged since.
    #[error("the database is damaged: {what}")]
    Corrupt { what: String },
    /// A newer version of this program has changed the database's form. It was left as it is.
    #[error("the database has the form {found}, but this program knows only {known} and older ones")]
    TooNew { found: i64, known: i64 },
    /// A database, but not one of this program's. It was left as it is.
    #[error("{place} is a database of another program")]
    Foreign { place: String },
    /// The database's address can't be understood.
    #[error(
        "the database's address makes no sense: {why}; it is written postgres://user:password@host:5432/name"
    )]
    Address { why: String },
    /// No database server answers there.
    #[error("no PostgreSQL answers at {place}: {source}")]
    Unreachable { place: String, source: Arc<sqlx::Error> },
    /// The database server lets us in nowhere: a wrong password, or a database that is not there.
    #[error("PostgreSQL does not let us into {place}: {source}")]
    Refused { place: String, source: Arc<sqlx::Error> },
    /// A database server whose version is not enough.
    #[error("PostgreSQL at {place} is version {found}, but {needed} or later is needed")]
    TooOld { place: String, found: u32, needed: u32 },
    /// Another process serves from the file.
    #[error("{} is in use by another server", path.display())]
    InUse { path: PathBuf },
    /// The file system refused.
    #[error("{}: {source}", path.display())]
    Io { path: PathBuf, source: Arc<std::io::Error> },
    /// The database failed, for example because its disk is full. It is unknown whether what was asked
    /// for has been done.
    #[error("the database failed: {0}")]
    Backend(Arc<sqlx::Error>),
}

/// What makes an [`Append`] meaningless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Flaw {
    #[error("more than {} appends in a batch", Append::BATCH_MAX)]
    TooManyAppends,
    #[error("more than {} events", Append::EVENTS_MAX)]
    TooManyEvents,
    #[error("a game begins with an event")]
    CreationWithoutEvents,
    #[error("only a creation has a creator")]
    CreatorOfExistingGame,
}

/// How long to wait when too much waits already: about as long as a full queue takes to be written.
pub(crate) const RETRY_AFTER: Millis = Millis(500);

impl StoreError {
    pub(crate) fn io(path: impl Into<PathBuf>, source: std::io::Error) -> StoreError {
        StoreError::Io { path: path.into(), source: Arc::new(source) }
    }

    /// Whether it is only that another server wrote the same at the same time: nothing has been done, and doing it again
    /// helps. <https://www.postgresql.org/docs/15/errcodes-appendix.html>
    pub(crate) fn is_collision(&self) -> bool {
        const SERIALIZATION_FAILURE: &str = "40001";
        const DEADLOCK_DETECTED: &str = "40P01";
        let StoreError::Backend(error) = self else { return false };
        let code = error.as_database_error().and_then(|fault| fault.code());
        matches!(code.as_deref(), Some(SERIALIZATION_FAILURE | DEADLOCK_DETECTED))
    }

    /// Whether a place in a table, which was free a moment ago, is taken.
    pub(crate) fn is_taken_place(&self) -> bool {
        const UNIQUE_VIOLATION: &str = "23505";
        let StoreError::Backend(error) = self else { return false };
        error.as_database_error().and_then(|fault| fault.code()).as_deref() == Some(UNIQUE_VIOLATION)
    }

    pub(crate) fn corrupt(what: impl Into<String>) -> StoreError {
        StoreError::Corrupt { what: what.into() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => StoreError::Busy { retry_after: RETRY_AFTER },
            sqlx::Error::Database(fault) if is_damage(&**fault) => StoreError::corrupt(fault.message()),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::corrupt(error.to_string())
            }
            _ => StoreError::Backend(Arc::new(error)),
        }
    }
}

/// SQLite's codes for a damaged file and for a file that is no database, of which the low byte of an extended code is the
/// plain one (<https://www.sqlite.org/rescode.html>); PostgreSQL's for damaged data and indexes.
fn is_damage(fault: &dyn sqlx::error::DatabaseError) -> bool {
    const SQLITE_CORRUPT: u32 = 11;
    const SQLITE_NOTADB: u32 = 26;
    let Some(code) = fault.code() else { return false };
    if fault.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_none() {
        return matches!(&*code, "XX001" | "XX002");
    }
    let plain = code.parse::<u32>().ok().map(|extended| extended & 0xff);
    matches!(plain, Some(SQLITE_CORRUPT | SQLITE_NOTADB))
}

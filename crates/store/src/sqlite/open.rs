use std::fs::File;
use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::inspect::{APPLICATION_ID, Found, inspect};
use super::lock::lock;
use super::{SqliteFile, SqliteStore};
use crate::database::{Connection, Origin, Pool};
use crate::writer::{Task, Writer};
use crate::{Migrated, StoreError, migrations};

/// Connections that read at once. Reads are short; more would only compete for the cores.
const READERS_MAX: u32 = 4;
/// How long a read waits for its turn before the answer is "busy".
const READ_WAIT_MAX: Duration = Duration::from_secs(5);
/// How long to wait for a lock that another program (a backup, an administrator's shell) holds.
const LOCK_WAIT_MAX: Duration = Duration::from_secs(5);
/// The writer's page cache, in KiB: the ends of many logs fit in, so that an append reads no page.
const CACHE_KIB: u32 = 32 * 1024;
/// Pages of 4 KiB in the write-ahead log after which it is folded into the file. Fewer, and pages that
/// change with each move are written twice over; more, and the fold itself keeps players waiting.
const CHECKPOINT_PAGES: u32 = 4000;
/// Rows that may wait between SQLite's thread and ours: as many as a round has appends, so that neither
/// waits for the other.
const ROWS_BUFFERED: usize = 512;
/// One file, one server.
const SERVER: &str = "local";

pub(super) async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
    let Prepared { lock, connection, .. } = prepare(path).await?;
    let readers = SqlitePoolOptions::new()
        .max_connections(READERS_MAX)
        .acquire_timeout(READ_WAIT_MAX)
        .test_before_acquire(false)
        .connect_lazy_with(common(path).read_only(true));
    let writer = Writer::start(Task {
        connection: Some(connection),
        origin: Origin::Sqlite(writing(path)),
        server: SERVER.to_owned(),
        gives_signs: true,
        lock: Some(lock),
    });
    Ok(SqliteStore {
        readers: Pool::Sqlite(readers),
        appends: writer.clone(),
        changes: writer,
        database: SqliteFile { path: path.to_owned() },
    })
}

/// Only brings the file into the newest form.
pub(super) async fn migrate(path: &Path) -> Result<Migrated, StoreError> {
    let Prepared { lock, connection, migrated } = prepare(path).await?;
    connection.close().await?;
    drop(lock);
    Ok(migrated)
}

/// A file in the newest form.
struct Prepared {
    lock: File,
    connection: Connection,
    migrated: Migrated,
}

async fn prepare(path: &Path) -> Result<Prepared, StoreError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, error))?;
    }
    let lock = lock(path)?;
    let options = match inspect(path).await? {
        Found::Nothing => writing(path).pragma("application_id", APPLICATION_ID.to_string()),
        Found::Ours => writing(path),
    };
    let mut connection = Connection::Sqlite(options.connect().await?);
    let migrated = migrations::run(&mut connection).await?;
    Ok(Prepared { lock, connection, migrated })
}

fn common(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(LOCK_WAIT_MAX).disable_statement_logging()
}

/// A commit returns when it is on the disk (`synchronous=FULL`; with `NORMAL`, a write-ahead log may
/// lose its end in a power cut). <https://www.sqlite.org/pragma.html#pragma_synchronous>
fn writing(path: &Path) -> SqliteConnectOptions {
    common(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .row_buffer_size(ROWS_BUFFERED)
        .pragma("cache_size", format!("-{CACHE_KIB}"))
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES.to_string())
}

//! A look at a file before anything is written to it.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection as _};

use crate::{StoreError, migrations};

/// "Atxx", in the header of each of our files. <https://www.sqlite.org/pragma.html#pragma_application_id>
pub(super) const APPLICATION_ID: i64 = 0x4174_7878;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// No file, or one without a single table.
    Nothing,
    /// A database of ours, in a form that we know.
    Ours,
}

/// Says what lies there, without changing a byte of the file; an error if it is not for us.
pub(super) async fn inspect(path: &Path) -> Result<Found, StoreError> {
    if !path.exists() {
        return Ok(Found::Nothing);
    }
    let mut connection = SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
    let found = look(&mut connection, path).await;
    connection.close().await?;
    found
}

async fn look(connection: &mut SqliteConnection, path: &Path) -> Result<Found, StoreError> {
    let tables: i64 =
        sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    if tables == 0 && (application == 0 || application == APPLICATION_ID) {
        return Ok(Found::Nothing);
    }
    if application != APPLICATION_ID {
        return Err(StoreError::Foreign { place: path.display().to_string() });
    }
    let form: Option<i64> =
        sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    match (form, migrations::newest()) {
        (Some(found), known) if found > known => Err(StoreError::TooNew { found, known }),
        _ => Ok(Found::Ours),
    }
}

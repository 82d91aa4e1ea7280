//! A look at a server and a database before anything is written there.

use crate::database::{Connection, query_scalar};
use crate::{StoreError, migrations};

/// The oldest PostgreSQL that the tests run over.
const VERSION_MIN: u32 = 15;

/// What is no table of ours in the schema that ours go to.
const TABLES: &str = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema()";
const OUR_FIRST_STEP: &str =
    "SELECT COUNT(*) FROM _sqlx_migrations WHERE version = 1 AND description = '0001_games'";

/// An error if the server is too old, or the database is not for us.
pub(super) async fn inspect(connection: &mut Connection, place: &str) -> Result<(), StoreError> {
    let version = query_scalar("SELECT CAST(current_setting('server_version_num') AS BIGINT)");
    let version: i64 = version.fetch_one(&mut *connection).await?;
    let found = u32::try_from(version / 10_000).unwrap_or_default();
    if found < VERSION_MIN {
        return Err(StoreError::TooOld { place: place.to_owned(), found, needed: VERSION_MIN });
    }
    let tables: i64 = query_scalar(TABLES).fetch_one(&mut *connection).await?;
    if tables > 0 && !is_ours(connection).await? {
        return Err(StoreError::Foreign { place: place.to_owned() });
    }
    match (migrations::form(connection).await?, migrations::newest()) {
        (found, known) if found > known => Err(StoreError::TooNew { found, known }),
        _ => Ok(()),
    }
}

/// Whether its tables were made by our steps. Another server may be making them just now.
async fn is_ours(connection: &mut Connection) -> Result<bool, StoreError> {
    let steps = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations'";
    let steps: i64 = query_scalar(steps).fetch_one(&mut *connection).await?;
    if steps == 0 {
        return Ok(false);
    }
    let first: i64 = query_scalar(OUR_FIRST_STEP).fetch_one(&mut *connection).await?;
    let any: i64 = query_scalar("SELECT COUNT(*) FROM _sqlx_migrations").fetch_one(connection).await?;
    Ok(first == 1 || any == 0)
}

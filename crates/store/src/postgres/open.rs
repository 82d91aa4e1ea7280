use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::address::{parse, place};
use super::inspect::inspect;
use super::{PostgresServer, PostgresStore};
use crate::database::{Connection, Origin, Pool, query_scalar};
use crate::writer::{Task, Writer};
use crate::{Migrated, StoreError, migrations};

/// Connections of one server that read at once.
const READERS_MAX: u32 = 8;
/// How long a read waits for a connection before it fails.
const READ_WAIT_MAX: Duration = Duration::from_secs(2);
/// Statements that stay prepared. Some have a text for each of nine lengths.
const STATEMENTS_MAX: usize = 256;
/// How PostgreSQL is to treat our connections. A server that stands still in the middle of a transaction, or is cut off,
/// keeps the games that it has locked from all others: its transaction is ended for it.
const SETTINGS: [(&str, &str); 3] =
    [("idle_in_transaction_session_timeout", "3s"), ("lock_timeout", "4s"), ("statement_timeout", "5s")];

pub(super) async fn open(address: &str) -> Result<PostgresStore, StoreError> {
    let plain = options(address)?;
    let (mut connection, _) = prepare(&plain).await?;
    let server = name(&mut connection).await?;
    connection.close().await?;
    let serving = plain.statement_cache_capacity(STATEMENTS_MAX).options(SETTINGS);
    let readers = PgPoolOptions::new()
        .max_connections(READERS_MAX)
        .acquire_timeout(READ_WAIT_MAX)
        .connect_lazy_with(serving.clone());
    let start = |gives_signs| {
        let (origin, server) = (Origin::Postgres(serving.clone()), server.clone());
        Writer::start(Task { connection: None, origin, server, gives_signs, lock: None })
    };
    let (appends, changes) = (start(true), start(false));
    Ok(PostgresStore {
        readers: Pool::Postgres(readers),
        appends,
        changes,
        database: PostgresServer { server },
    })
}

/// Only brings the database into the newest form.
pub(super) async fn migrate(address: &str) -> Result<Migrated, StoreError> {
    let (connection, migrated) = prepare(&options(address)?).await?;
    connection.close().await?;
    Ok(migrated)
}

fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    Ok(parse(address)?.application_name("ataxx-server").disable_statement_logging())
}

/// A connection to the database in its newest form, if it is for us. A step may take longer than a server's statements.
async fn prepare(options: &PgConnectOptions) -> Result<(Connection, Migrated), StoreError> {
    let place = place(options);
    let connected = Origin::Postgres(options.clone()).connect().await;
    let mut connection = connected.map_err(|error| not_let_in(place.clone(), error))?;
    inspect(&mut connection, &place).await?;
    let migrated = migrations::run(&mut connection).await?;
    Ok((connection, migrated))
}

/// A name that no other server has.
async fn name(connection: &mut Connection) -> Result<String, StoreError> {
    Ok(query_scalar("SELECT CAST(gen_random_uuid() AS TEXT)").fetch_one(connection).await?)
}

fn not_let_in(place: String, error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(_) => StoreError::Refused { place, source: error.into() },
        error => StoreError::Unreachable { place, source: error.into() },
    }
}

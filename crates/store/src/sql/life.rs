//! When servers were up, and when none was.

use play::{Millis, Timestamp};

use super::{Connection, Pool};
use crate::database::{self, Lock};
use crate::{Outage, StoreError};

/// The later of two signs stands: a clock that went backwards takes none back.
const SIGN_OF_LIFE: &str = "\
INSERT INTO signs_of_life (server, at) VALUES ($1, $2) \
ON CONFLICT (server) DO UPDATE SET at = excluded.at WHERE excluded.at > signs_of_life.at";

pub(crate) async fn sign_of_life(
    connection: &mut Connection,
    server: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    database::query(SIGN_OF_LIFE).bind(server).bind(at.0).execute(connection).await?;
    Ok(())
}

/// A server that is connected and gave its last sign so long ago, or less, is up: signs are given each second.
const SIGN_EVERY_MAX: Millis = Millis(3_000);

/// Servers that start at the same time do this one after another, so that one outage is recorded once.
pub(crate) async fn record_outage(
    connection: &mut Connection,
    server: &str,
    now: Timestamp,
) -> Result<Option<Outage>, StoreError> {
    connection.lock(Lock::Outages).await?;
    let last: Option<i64> =
        database::query_scalar("SELECT MAX(at) FROM signs_of_life").fetch_one(&mut *connection).await?;
    sign_of_life(&mut *connection, server, now).await?;
    let Some(from) = last.map(Timestamp).filter(|from| *from < now) else { return Ok(None) };
    if now - from <= SIGN_EVERY_MAX && connection.others_are_present().await? {
        return Ok(None);
    }
    forget_servers(connection, from).await?;
    database::query("INSERT INTO outages (began_at, ended_at) VALUES ($1, $2)")
        .bind(from.0)
        .bind(now.0)
        .execute(connection)
        .await?;
    Ok(Some(Outage { from, until: now }))
}

/// Each server that was ever up has left its last sign; only the latest of all counts.
async fn forget_servers(connection: &mut Connection, last: Timestamp) -> Result<(), StoreError> {
    let query = database::query("DELETE FROM signs_of_life WHERE at < $1");
    query.bind(last.0).execute(connection).await?;
    Ok(())
}

pub(crate) async fn outages(pool: &Pool, after: Timestamp) -> Result<Vec<Outage>, StoreError> {
    let rows: Vec<(i64, i64)> = database::query_as(
        "SELECT began_at, ended_at FROM outages WHERE ended_at > $1 ORDER BY ended_at, began_at",
    )
    .bind(after.0)
    .fetch_all(pool)
    .await?;
    Ok(rows
        .into_iter()
        .map(|(from, until)| Outage { from: Timestamp(from), until: Timestamp(until) })
        .collect())
}

//! What the admitted appends of a round leave in the tables.

use ataxx::Side;
use play::{GameId, Version};

use super::{Connection, rows};
use crate::database::QueryBuilder;
use crate::judge::Head;
use crate::{SecretHash, StoreError};

/// A row of `events`: game, version, body.
pub(crate) type Entry<'a> = (GameId, Version, &'a str);

pub(crate) async fn write_events(
    connection: &mut Connection,
    entries: &[Entry<'_>],
) -> Result<(), StoreError> {
    for run in rows::runs(entries) {
        let mut query = QueryBuilder::new("INSERT INTO events (game, version, body) ");
        query.push_rows(run, |(game, version, body)| {
            [game.as_str().into(), i64::from(version.0).into(), (*body).into()]
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Setting a column touches each index that speaks of it, even where the value stays. So the many
/// games that only move on keep `live` out of it.
pub(crate) async fn write_heads(
    connection: &mut Connection,
    heads: &[(GameId, Head)],
    live_before: impl Fn(GameId) -> Option<bool>,
) -> Result<(), StoreError> {
    let (moved_on, began_or_ended): (Vec<_>, Vec<_>) =
        heads.iter().partition(|(game, head)| live_before(*game) == Some(head.live));
    upsert(connection, &moved_on, "version = excluded.version, wake_at = excluded.wake_at").await?;
    let all = "version = excluded.version, wake_at = excluded.wake_at, live = excluded.live";
    upsert(connection, &began_or_ended, all).await
}

async fn upsert(
    connection: &mut Connection,
    heads: &[(GameId, Head)],
    set: &'static str,
) -> Result<(), StoreError> {
    for run in rows::runs(heads) {
        let mut query = QueryBuilder::new("INSERT INTO games (id, version, wake_at, live) ");
        query.push_rows(run, |(game, head)| {
            let (version, wake_at) = (i64::from(head.version.0), head.wake_at.map(|at| at.0));
            [game.as_str().into(), version.into(), wake_at.into(), i64::from(head.live).into()]
        });
        query.push(" ON CONFLICT (id) DO UPDATE SET ").push(set);
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) async fn write_seats(
    connection: &mut Connection,
    seats: &[(GameId, Side, SecretHash)],
) -> Result<(), StoreError> {
    for run in rows::runs(seats) {
        let mut query = QueryBuilder::new("INSERT INTO seats (game, side, secret) ");
        query.push_rows(run, |(game, side, secret)| {
            [game.as_str().into(), side.name().into(), (&secret.0[..]).into()]
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

pub(crate) async fn write_creators(
    connection: &mut Connection,
    creators: &[(SecretHash, GameId)],
) -> Result<(), StoreError> {
    for run in rows::runs(creators) {
        let mut query = QueryBuilder::new("INSERT INTO creators (creator, game) ");
        query.push_rows(run, |(creator, game)| [(&creator.0[..]).into(), game.as_str().into()]);
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

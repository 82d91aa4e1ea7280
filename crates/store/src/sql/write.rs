//! What the admitted appends of a round leave in the tables.

use ataxx::Side;
use play::{GameId, Version};
use sqlx::QueryBuilder;

use super::{Connection, Database, rows};
use crate::judge::Head;
use crate::{SecretHash, StoreError};

/// A row of `events`: game, version, body.
pub(crate) type Entry<'a> = (GameId, Version, &'a str);

pub(crate) async fn write_events(
    connection: &mut Connection,
    entries: &[Entry<'_>],
) -> Result<(), StoreError> {
    for run in rows::runs(entries) {
        let mut query = QueryBuilder::<Database>::new("INSERT INTO events (game, version, body) ");
        query.push_values(run, |mut row, (game, version, body)| {
            row.push_bind(game.as_str()).push_bind(i64::from(version.0)).push_bind(*body);
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

async fn upsert(connection: &mut Connection, heads: &[(GameId, Head)], set: &str) -> Result<(), StoreError> {
    for run in rows::runs(heads) {
        let mut query = QueryBuilder::<Database>::new("INSERT INTO games (id, version, wake_at, live) ");
        query.push_values(run, |mut row, (game, head)| {
            row.push_bind(game.as_str())
                .push_bind(i64::from(head.version.0))
                .push_bind(head.wake_at.map(|at| at.0))
                .push_bind(i64::from(head.live));
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
        let mut query = QueryBuilder::<Database>::new("INSERT INTO seats (game, side, secret) ");
        query.push_values(run, |mut row, (game, side, secret)| {
            row.push_bind(game.as_str()).push_bind(side.name()).push_bind(&secret.0[..]);
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
        let mut query = QueryBuilder::<Database>::new("INSERT INTO creators (creator, game) ");
        query.push_values(run, |mut row, (creator, game)| {
            row.push_bind(&creator.0[..]).push_bind(game.as_str());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

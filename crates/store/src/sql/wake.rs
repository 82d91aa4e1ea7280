//! Questions about all games.

use play::{GameId, Timestamp};

use super::{Pool, parse_game};
use crate::StoreError;
use crate::database;

pub(crate) async fn due(
    pool: &Pool,
    now: Timestamp,
    limit: u32,
) -> Result<Vec<(GameId, Timestamp)>, StoreError> {
    let rows: Vec<(String, i64)> =
        database::query_as("SELECT id, wake_at FROM games WHERE wake_at <= $1 ORDER BY wake_at, id LIMIT $2")
            .bind(now.0)
            .bind(i64::from(limit))
            .fetch_all(pool)
            .await?;
    rows.iter().map(|(id, wake_at)| Ok((parse_game(id)?, Timestamp(*wake_at)))).collect()
}

pub(crate) async fn next_wake(pool: &Pool) -> Result<Option<Timestamp>, StoreError> {
    let soonest: Option<i64> = database::query_scalar(
        "SELECT wake_at FROM games WHERE wake_at IS NOT NULL ORDER BY wake_at LIMIT 1",
    )
    .fetch_optional(pool)
    .await?;
    Ok(soonest.map(Timestamp))
}

pub(crate) async fn live_games(pool: &Pool) -> Result<u64, StoreError> {
    let count: i64 =
        database::query_scalar("SELECT COUNT(*) FROM games WHERE live = 1").fetch_one(pool).await?;
    u64::try_from(count).map_err(|_| StoreError::corrupt("a negative number of games"))
}

/// Reads something.
pub(crate) async fn check(pool: &Pool) -> Result<(), StoreError> {
    let _some: Option<i64> =
        database::query_scalar("SELECT version FROM games LIMIT 1").fetch_optional(pool).await?;
    Ok(())
}

//! Accounts by their main rating.

use play::Timestamp;
use play::rating::{PROVISIONAL_DEVIATION, WANDER};

use super::Pool;
use super::ratings::RatingRow;
use super::users::{NamedRow, named_columns};
use super::values::count;
use crate::database;
use crate::{Leader, StoreError};

/// The main ratings of open accounts that are not provisional at `$1`, as [`play::rating`] has it: `$2` is how
/// fast a rating grows unsure, `$3` the square of the deviation from which it is provisional.
macro_rules! established {
    () => {
        "FROM ratings JOIN users ON users.id = ratings.user_id WHERE ratings.speed = 'main' \
         AND users.kind = 'account' AND users.closed_at IS NULL \
         AND COALESCE(users.suspended_until, 0) <= $1 \
         AND ratings.deviation * ratings.deviation + ratings.volatility * ratings.volatility * $2 \
         * ($1 - ratings.played_at) < $3 "
    };
}

const LEADERS: &str = concat!(
    "SELECT ",
    named_columns!(),
    ", ratings.user_id, ratings.speed, ratings.value, ratings.deviation, ratings.volatility, ratings.played_at, \
     ratings.games ",
    established!(),
    "AND ratings.games >= $4 ORDER BY ratings.value DESC, ratings.user_id LIMIT $5"
);

#[derive(sqlx::FromRow)]
struct LeaderRow {
    #[sqlx(flatten)]
    user: NamedRow,
    #[sqlx(flatten)]
    rating: RatingRow,
}

pub(crate) async fn leaders(
    pool: &Pool,
    now: Timestamp,
    games: u32,
    limit: u32,
) -> Result<Vec<Leader>, StoreError> {
    let rows: Vec<LeaderRow> = database::query_as(LEADERS)
        .bind(now.0)
        .bind(WANDER)
        .bind(PROVISIONAL_DEVIATION.powi(2))
        .bind(i64::from(games))
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    let leaders = rows.into_iter().map(|row| {
        Ok(Leader { rating: row.rating.parse()?, games: row.rating.games(), user: row.user.parse()? })
    });
    leaders.collect()
}

/// A cast cuts off the fraction in SQLite and rounds in PostgreSQL; of a whole number both make the same.
const DISTRIBUTION: &str = concat!(
    "SELECT CAST(ROUND(spans) - CASE WHEN ROUND(spans) > spans THEN 1 ELSE 0 END AS BIGINT) AS span, COUNT(*) \
     FROM (SELECT ratings.value / $4 AS spans ",
    established!(),
    ") AS accounts GROUP BY span ORDER BY span"
);

pub(crate) async fn distribution(
    pool: &Pool,
    now: Timestamp,
    width: u32,
) -> Result<Vec<(u32, u32)>, StoreError> {
    let rows: Vec<(i64, i64)> = database::query_as(DISTRIBUTION)
        .bind(now.0)
        .bind(WANDER)
        .bind(PROVISIONAL_DEVIATION.powi(2))
        .bind(f64::from(width))
        .fetch_all(pool)
        .await?;
    Ok(rows
        .into_iter()
        .map(|(span, accounts)| (count(span).saturating_mul(width), count(accounts)))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::super::plans::plan;
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn the_best_are_read_from_the_top_of_an_index() {
        let plan = plan(LEADERS).await;
        assert!(plan.contains("ratings_by_value") && !plan.contains("SCAN"), "{plan}");
    }
}

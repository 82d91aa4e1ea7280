//! What users are to one another.

use play::{PlayerId, Timestamp};

use super::users::{NamedRow, named_columns, number, parse_player};
use super::{Connection, Pool};
use crate::database;
use crate::{Between, Named, StoreError};

const FOLLOW: &str = "\
INSERT INTO follows (user_id, other, at) SELECT $1, $2, $3 WHERE NOT EXISTS \
(SELECT 1 FROM blocks WHERE (user_id = $1 AND other = $2) OR (user_id = $2 AND other = $1)) \
ON CONFLICT (user_id, other) DO NOTHING";

pub(crate) async fn follow(
    connection: &mut Connection,
    user: PlayerId,
    other: PlayerId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let query = database::query(FOLLOW).bind(number(user)).bind(number(other)).bind(at.0);
    query.execute(connection).await?;
    Ok(())
}

pub(crate) async fn unfollow(
    connection: &mut Connection,
    user: PlayerId,
    other: PlayerId,
) -> Result<(), StoreError> {
    let query = database::query("DELETE FROM follows WHERE user_id = $1 AND other = $2");
    query.bind(number(user)).bind(number(other)).execute(connection).await?;
    Ok(())
}

pub(crate) async fn block(
    connection: &mut Connection,
    user: PlayerId,
    other: PlayerId,
    at: Timestamp,
) -> Result<(), StoreError> {
    let block =
        "INSERT INTO blocks (user_id, other, at) VALUES ($1, $2, $3) ON CONFLICT (user_id, other) DO NOTHING";
    let query = database::query(block).bind(number(user)).bind(number(other)).bind(at.0);
    query.execute(&mut *connection).await?;
    unfollow(connection, user, other).await?;
    unfollow(connection, other, user).await
}

pub(crate) async fn unblock(
    connection: &mut Connection,
    user: PlayerId,
    other: PlayerId,
) -> Result<(), StoreError> {
    let query = database::query("DELETE FROM blocks WHERE user_id = $1 AND other = $2");
    query.bind(number(user)).bind(number(other)).execute(connection).await?;
    Ok(())
}

const BETWEEN: &str = "\
SELECT EXISTS (SELECT 1 FROM follows WHERE user_id = $1 AND other = $2), \
EXISTS (SELECT 1 FROM blocks WHERE user_id = $1 AND other = $2), \
EXISTS (SELECT 1 FROM blocks WHERE user_id = $2 AND other = $1)";

pub(crate) async fn between(pool: &Pool, user: PlayerId, other: PlayerId) -> Result<Between, StoreError> {
    let query = database::query_as(BETWEEN).bind(number(user)).bind(number(other));
    let (follows, blocks, blocked): (bool, bool, bool) = query.fetch_one(pool).await?;
    Ok(Between { follows, blocks, blocked })
}

/// Those to whom a user is tied by a row of this table, by name.
macro_rules! tied {
    ($table:literal) => {
        concat!(
            "SELECT ",
            named_columns!(),
            " FROM ",
            $table,
            " AS ties JOIN users ON users.id = ties.other WHERE ties.user_id = $1 ORDER BY users.skeleton"
        )
    };
}

pub(crate) async fn following(pool: &Pool, user: PlayerId) -> Result<Vec<Named>, StoreError> {
    others(pool, tied!("follows"), user).await
}

pub(crate) async fn blocking(pool: &Pool, user: PlayerId) -> Result<Vec<Named>, StoreError> {
    others(pool, tied!("blocks"), user).await
}

async fn others(pool: &Pool, query: &'static str, user: PlayerId) -> Result<Vec<Named>, StoreError> {
    let rows: Vec<NamedRow> = database::query_as(query).bind(number(user)).fetch_all(pool).await?;
    rows.into_iter().map(NamedRow::parse).collect()
}

pub(crate) async fn blockers(pool: &Pool, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
    let query = database::query_scalar("SELECT user_id FROM blocks WHERE other = $1 ORDER BY user_id");
    let rows: Vec<i64> = query.bind(number(user)).fetch_all(pool).await?;
    rows.into_iter().map(parse_player).collect()
}

const KEPT_APART: &str = "\
SELECT other FROM blocks WHERE user_id = $1 UNION SELECT user_id FROM blocks WHERE other = $1 ORDER BY 1";

pub(crate) async fn kept_apart(pool: &Pool, user: PlayerId) -> Result<Vec<PlayerId>, StoreError> {
    let rows: Vec<i64> = database::query_scalar(KEPT_APART).bind(number(user)).fetch_all(pool).await?;
    rows.into_iter().map(parse_player).collect()
}

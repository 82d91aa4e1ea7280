//! Pushes, vacations, plans and reminders.

use ataxx::Side;
use play::vacation::Vacation;
use play::{GameId, PlayerId, Timestamp, Version};

use super::book::parse_version;
use super::users::number;
use super::values::{json, parse_json};
use super::{Connection, Pool};
use crate::database;
use crate::{PUSHES_MAX, Planned, PushAddress, StoreError};

pub(crate) async fn server_key(
    connection: &mut Connection,
    name: &str,
    fresh: &[u8],
) -> Result<Vec<u8>, StoreError> {
    let query = database::query(
        "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
    );
    query.bind(name).bind(fresh).execute(&mut *connection).await?;
    let query = database::query_scalar("SELECT value FROM server_keys WHERE name = $1");
    Ok(query.bind(name).fetch_one(connection).await?)
}

pub(crate) async fn add_push(
    connection: &mut Connection,
    user: PlayerId,
    push: &PushAddress,
    at: Timestamp,
) -> Result<(), StoreError> {
    database::query(
        "INSERT INTO pushes (endpoint, user_id, p256dh, auth, lang, created_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh, \
         auth = excluded.auth, lang = excluded.lang, created_at = excluded.created_at",
    )
    .bind(&push.endpoint)
    .bind(number(user))
    .bind(&push.p256dh)
    .bind(&push.auth)
    .bind(&push.lang)
    .bind(at.0)
    .execute(&mut *connection)
    .await?;
    database::query(
        "DELETE FROM pushes WHERE user_id = $1 AND endpoint NOT IN \
         (SELECT endpoint FROM pushes WHERE user_id = $1 ORDER BY created_at DESC, endpoint LIMIT $2)",
    )
    .bind(number(user))
    .bind(PUSHES_MAX as i64)
    .execute(connection)
    .await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct PushRow {
    endpoint: String,
    p256dh: Vec<u8>,
    auth: Vec<u8>,
    lang: String,
}

pub(crate) async fn pushes(pool: &Pool, user: PlayerId) -> Result<Vec<PushAddress>, StoreError> {
    let rows: Vec<PushRow> = database::query_as(
        "SELECT endpoint, p256dh, auth, lang FROM pushes WHERE user_id = $1 ORDER BY created_at DESC, endpoint",
    )
    .bind(number(user))
    .fetch_all(pool)
    .await?;
    let push = |PushRow { endpoint, p256dh, auth, lang }| PushAddress { endpoint, p256dh, auth, lang };
    Ok(rows.into_iter().map(push).collect())
}

pub(crate) async fn remove_push(connection: &mut Connection, endpoint: &str) -> Result<(), StoreError> {
    database::query("DELETE FROM pushes WHERE endpoint = $1").bind(endpoint).execute(connection).await?;
    Ok(())
}

/// The user is told of nothing any more.
pub(super) async fn forget_reach(connection: &mut Connection, user: PlayerId) -> Result<(), StoreError> {
    database::query("DELETE FROM pushes WHERE user_id = $1")
        .bind(number(user))
        .execute(&mut *connection)
        .await?;
    set_wants_mail(connection, user, false).await
}

pub(crate) async fn wants_mail(pool: &Pool, user: PlayerId) -> Result<bool, StoreError> {
    let query = database::query_scalar::<i64>("SELECT COUNT(*) FROM mail_notices WHERE user_id = $1");
    Ok(query.bind(number(user)).fetch_one(pool).await? > 0)
}

pub(crate) async fn set_wants_mail(
    connection: &mut Connection,
    user: PlayerId,
    wants: bool,
) -> Result<(), StoreError> {
    let query = if wants {
        "INSERT INTO mail_notices (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING"
    } else {
        "DELETE FROM mail_notices WHERE user_id = $1"
    };
    database::query(query).bind(number(user)).execute(connection).await?;
    Ok(())
}

pub(crate) async fn vacations(
    pool: &Pool,
    user: PlayerId,
    since: Timestamp,
) -> Result<Vec<Vacation>, StoreError> {
    let rows: Vec<(i64, i64)> = database::query_as(
        "SELECT began_at, ends_at FROM vacations WHERE user_id = $1 AND ends_at > $2 ORDER BY began_at",
    )
    .bind(number(user))
    .bind(since.0)
    .fetch_all(pool)
    .await?;
    let vacation = |(from, until)| Vacation { from: Timestamp(from), until: Timestamp(until) };
    Ok(rows.into_iter().map(vacation).collect())
}

pub(crate) async fn begin_vacation(
    connection: &mut Connection,
    user: PlayerId,
    Vacation { from, until }: Vacation,
) -> Result<bool, StoreError> {
    let done = database::query(
        "INSERT INTO vacations (user_id, began_at, ends_at) SELECT $1, $2, $3 WHERE NOT EXISTS \
         (SELECT 1 FROM vacations WHERE user_id = $1 AND ends_at > $2) ON CONFLICT (user_id, began_at) DO NOTHING",
    )
    .bind(number(user))
    .bind(from.0)
    .bind(until.0)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(crate) async fn end_vacation(
    connection: &mut Connection,
    user: PlayerId,
    from: Timestamp,
    until: Timestamp,
) -> Result<(), StoreError> {
    database::query("UPDATE vacations SET ends_at = $3 WHERE user_id = $1 AND began_at = $2")
        .bind(number(user))
        .bind(from.0)
        .bind(until.0)
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn planned(pool: &Pool, game: GameId, side: Side) -> Result<Option<Planned>, StoreError> {
    let row: Option<(i64, String)> =
        database::query_as("SELECT version, body FROM plans WHERE game = $1 AND side = $2")
            .bind(game.as_str())
            .bind(side.name())
            .fetch_optional(pool)
            .await?;
    let Some((version, body)) = row else { return Ok(None) };
    Ok(Some(Planned { at: parse_version(game.as_str(), version)?, plan: parse_json(&body)? }))
}

pub(crate) async fn plan(
    connection: &mut Connection,
    game: GameId,
    side: Side,
    planned: Option<&Planned>,
) -> Result<(), StoreError> {
    let Some(Planned { at, plan }) = planned else {
        let query = database::query("DELETE FROM plans WHERE game = $1 AND side = $2");
        query.bind(game.as_str()).bind(side.name()).execute(connection).await?;
        return Ok(());
    };
    database::query(
        "INSERT INTO plans (game, side, version, body) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (game, side) DO UPDATE SET version = excluded.version, body = excluded.body",
    )
    .bind(game.as_str())
    .bind(side.name())
    .bind(i64::from(at.0))
    .bind(json(plan))
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn remind(
    connection: &mut Connection,
    game: GameId,
    turn: Version,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let done = database::query(
        "INSERT INTO reminders (game, version, sent_at) VALUES ($1, $2, $3) ON CONFLICT (game, version) DO NOTHING",
    )
    .bind(game.as_str())
    .bind(i64::from(turn.0))
    .bind(at.0)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

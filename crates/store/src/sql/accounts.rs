//! Passkeys, ceremonies, and what is kept of a user.

use play::{PlayerId, Timestamp};

use super::seats::{parse_hash, parse_side};
use super::users::{number, parse_player};
use super::{Connection, Pool, parse_game};
use crate::database;
use crate::{Ceremony, Passkey, Sat, SecretHash, StoreError};

#[derive(sqlx::FromRow)]
struct PasskeyRow {
    id: Vec<u8>,
    user_id: i64,
    credential: String,
    label: String,
    created_at: i64,
    used_at: i64,
}

impl PasskeyRow {
    fn parse(self) -> Result<Passkey, StoreError> {
        Ok(Passkey {
            id: self.id,
            user: parse_player(self.user_id)?,
            credential: self.credential,
            label: self.label,
            created_at: Timestamp(self.created_at),
            used_at: Timestamp(self.used_at),
        })
    }
}

pub(crate) async fn add_passkey(connection: &mut Connection, passkey: &Passkey) -> Result<bool, StoreError> {
    let done = database::query(
        "INSERT INTO passkeys (id, user_id, credential, label, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(&passkey.id)
    .bind(number(passkey.user))
    .bind(&passkey.credential)
    .bind(&passkey.label)
    .bind(passkey.created_at.0)
    .bind(passkey.used_at.0)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(crate) async fn passkey(pool: &Pool, id: &[u8]) -> Result<Option<Passkey>, StoreError> {
    let row: Option<PasskeyRow> = database::query_as(
        "SELECT id, user_id, credential, label, created_at, used_at FROM passkeys WHERE id = $1",
    )
    .bind(id)
    .fetch_optional(pool)
    .await?;
    row.map(PasskeyRow::parse).transpose()
}

pub(crate) async fn passkeys(pool: &Pool, user: PlayerId) -> Result<Vec<Passkey>, StoreError> {
    let rows: Vec<PasskeyRow> = database::query_as(
        "SELECT id, user_id, credential, label, created_at, used_at FROM passkeys \
         WHERE user_id = $1 ORDER BY created_at, id",
    )
    .bind(number(user))
    .fetch_all(pool)
    .await?;
    rows.into_iter().map(PasskeyRow::parse).collect()
}

pub(crate) async fn used_passkey(
    connection: &mut Connection,
    id: &[u8],
    credential: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    let query = database::query(
        "UPDATE passkeys SET credential = $2, used_at = CASE WHEN used_at < $3 THEN $3 ELSE used_at END \
         WHERE id = $1",
    );
    query.bind(id).bind(credential).bind(at.0).execute(connection).await?;
    Ok(())
}

pub(crate) async fn remove_passkey(
    connection: &mut Connection,
    user: PlayerId,
    id: &[u8],
) -> Result<bool, StoreError> {
    let query = database::query("DELETE FROM passkeys WHERE id = $1 AND user_id = $2");
    Ok(query.bind(id).bind(number(user)).execute(connection).await?.rows_affected() == 1)
}

/// Nothing that proves who the user is, nor anything begun by them, is left.
pub(super) async fn forget_proofs(connection: &mut Connection, user: PlayerId) -> Result<(), StoreError> {
    database::query("DELETE FROM passkeys WHERE user_id = $1")
        .bind(number(user))
        .execute(&mut *connection)
        .await?;
    database::query("DELETE FROM ceremonies WHERE user_id = $1")
        .bind(number(user))
        .execute(connection)
        .await?;
    Ok(())
}

pub(crate) async fn begin_ceremony(
    connection: &mut Connection,
    ceremony: &Ceremony,
    now: Timestamp,
) -> Result<(), StoreError> {
    let over = database::query("DELETE FROM ceremonies WHERE expires_at <= $1");
    over.bind(now.0).execute(&mut *connection).await?;
    database::query(
        "INSERT INTO ceremonies (id, user_id, kind, state, expires_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&ceremony.id.0[..])
    .bind(ceremony.user.map(number))
    .bind(&ceremony.kind)
    .bind(&ceremony.state)
    .bind(ceremony.expires_at.0)
    .execute(connection)
    .await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct CeremonyRow {
    id: Vec<u8>,
    user_id: Option<i64>,
    kind: String,
    state: String,
    expires_at: i64,
}

pub(crate) async fn end_ceremony(
    connection: &mut Connection,
    id: SecretHash,
    kind: &str,
    now: Timestamp,
) -> Result<Option<Ceremony>, StoreError> {
    let row: Option<CeremonyRow> = database::query_as(
        "DELETE FROM ceremonies WHERE id = $1 AND kind = $2 AND expires_at > $3 \
         RETURNING id, user_id, kind, state, expires_at",
    )
    .bind(&id.0[..])
    .bind(kind)
    .bind(now.0)
    .fetch_optional(connection)
    .await?;
    row.map(|row| {
        Ok(Ceremony {
            id: parse_hash(&row.id)?,
            user: row.user_id.map(parse_player).transpose()?,
            kind: row.kind,
            state: row.state,
            expires_at: Timestamp(row.expires_at),
        })
    })
    .transpose()
}

#[derive(sqlx::FromRow)]
struct SatRow {
    game: String,
    side: String,
    ended_at: Option<i64>,
    score: Option<String>,
    before: Option<f64>,
    after: Option<f64>,
}

pub(crate) async fn sat(pool: &Pool, user: PlayerId, limit: u32) -> Result<Vec<Sat>, StoreError> {
    let rows: Vec<SatRow> = database::query_as(
        "SELECT players.game, players.side, players.ended_at, players.score, \
         rating_changes.before, rating_changes.after FROM players LEFT JOIN rating_changes \
         ON rating_changes.game = players.game AND rating_changes.user_id = players.user_id \
         WHERE players.user_id = $1 \
         ORDER BY players.ended_at IS NOT NULL, players.ended_at DESC, players.game, players.side LIMIT $2",
    )
    .bind(number(user))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let sat = rows.into_iter().map(|row| {
        Ok(Sat {
            game: parse_game(&row.game)?,
            side: parse_side(&row.side)?,
            ended_at: row.ended_at.map(Timestamp),
            score: row.score,
            change: row.before.zip(row.after),
        })
    });
    sat.collect()
}

use play::{PlayerId, Timestamp};

use super::seats::parse_hash;
use super::users::{UserRow, columns, number, parse_player};
use super::{Connection, Pool};
use crate::database;
use crate::{SecretHash, Session, StoreError, User};

#[derive(sqlx::FromRow)]
struct SessionRow {
    token: Vec<u8>,
    user_id: i64,
    device: String,
    began_at: i64,
    used_at: i64,
}

impl SessionRow {
    fn parse(self) -> Result<Session, StoreError> {
        Ok(Session {
            token: parse_hash(&self.token)?,
            user: parse_player(self.user_id)?,
            device: self.device,
            created_at: Timestamp(self.began_at),
            used_at: Timestamp(self.used_at),
        })
    }
}

#[derive(sqlx::FromRow)]
struct Both {
    #[sqlx(flatten)]
    session: SessionRow,
    #[sqlx(flatten)]
    user: UserRow,
}

pub(crate) async fn begin_session(connection: &mut Connection, session: &Session) -> Result<(), StoreError> {
    database::query(
        "INSERT INTO sessions (token, user_id, device, created_at, used_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(&session.token.0[..])
    .bind(number(session.user))
    .bind(&session.device)
    .bind(session.created_at.0)
    .bind(session.used_at.0)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn session(pool: &Pool, token: SecretHash) -> Result<Option<(Session, User)>, StoreError> {
    const SESSION: &str = concat!(
        "SELECT sessions.token, sessions.user_id, sessions.device, sessions.created_at AS began_at, \
         sessions.used_at, ",
        columns!(),
        " FROM sessions JOIN users ON users.id = sessions.user_id \
         WHERE sessions.token = $1 AND users.closed_at IS NULL"
    );
    let row: Option<Both> = database::query_as(SESSION).bind(&token.0[..]).fetch_optional(pool).await?;
    row.map(|row| Ok((row.session.parse()?, row.user.parse()?))).transpose()
}

pub(crate) async fn sessions(pool: &Pool, user: PlayerId) -> Result<Vec<Session>, StoreError> {
    let rows: Vec<SessionRow> = database::query_as(
        "SELECT token, user_id, device, created_at AS began_at, used_at FROM sessions \
         WHERE user_id = $1 ORDER BY used_at DESC, token",
    )
    .bind(number(user))
    .fetch_all(pool)
    .await?;
    rows.into_iter().map(SessionRow::parse).collect()
}

pub(crate) async fn used_session(
    connection: &mut Connection,
    token: SecretHash,
    at: Timestamp,
) -> Result<(), StoreError> {
    let query = database::query("UPDATE sessions SET used_at = $2 WHERE token = $1 AND used_at < $2");
    query.bind(&token.0[..]).bind(at.0).execute(connection).await?;
    Ok(())
}

pub(crate) async fn end_session(connection: &mut Connection, token: SecretHash) -> Result<(), StoreError> {
    database::query("DELETE FROM sessions WHERE token = $1").bind(&token.0[..]).execute(connection).await?;
    Ok(())
}

pub(crate) async fn end_sessions(
    connection: &mut Connection,
    user: PlayerId,
    but: Option<SecretHash>,
) -> Result<(), StoreError> {
    database::query("DELETE FROM sessions WHERE user_id = $1 AND ($2 IS NULL OR token <> $2)")
        .bind(number(user))
        .bind(but.map(|token| token.0.to_vec()))
        .execute(connection)
        .await?;
    Ok(())
}

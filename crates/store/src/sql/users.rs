use play::{PlayerId, Timestamp};

use super::accounts::forget_proofs;
use super::values::named;
use super::{Connection, Pool};
use crate::database;
use crate::{Named, NewUser, StoreError, User, UserKind};

/// A user's columns, in the order that [`UserRow`] takes them.
macro_rules! columns {
    () => {
        "users.id, users.kind, users.name, users.owner, users.email, users.lang, users.created_at, \
         users.seen_at, users.suspended_until, users.closed_at"
    };
}
pub(super) use columns;

#[derive(sqlx::FromRow)]
pub(super) struct UserRow {
    id: i64,
    kind: String,
    name: String,
    owner: Option<i64>,
    email: Option<String>,
    lang: Option<String>,
    created_at: i64,
    seen_at: i64,
    suspended_until: Option<i64>,
    closed_at: Option<i64>,
}

impl UserRow {
    pub fn parse(self) -> Result<User, StoreError> {
        Ok(User {
            id: parse_player(self.id)?,
            kind: parse_kind(&self.kind)?,
            name: self.name,
            owner: self.owner.map(parse_player).transpose()?,
            email: self.email,
            lang: self.lang,
            created_at: Timestamp(self.created_at),
            seen_at: Timestamp(self.seen_at),
            suspended_until: self.suspended_until.map(Timestamp),
            closed_at: self.closed_at.map(Timestamp),
        })
    }
}

/// The columns of a user as others are shown it, in the order that [`NamedRow`] takes them.
macro_rules! named_columns {
    () => {
        "users.id, users.kind, users.name, users.closed_at"
    };
}
pub(super) use named_columns;

/// A user as others are shown it.
#[derive(sqlx::FromRow)]
pub(super) struct NamedRow {
    pub id: i64,
    pub kind: String,
    pub name: String,
    pub closed_at: Option<i64>,
}

impl NamedRow {
    pub fn parse(self) -> Result<Named, StoreError> {
        Ok(Named {
            id: parse_player(self.id)?,
            kind: parse_kind(&self.kind)?,
            name: self.name,
            closed: self.closed_at.is_some(),
        })
    }
}

pub(super) fn parse_player(id: i64) -> Result<PlayerId, StoreError> {
    u64::try_from(id).map(PlayerId).map_err(|_| StoreError::corrupt(format!("user {id}")))
}

/// A user's id as the database holds it.
pub(super) fn number(id: PlayerId) -> i64 {
    i64::try_from(id.0).expect("a user's id is below 2^53")
}

pub(super) fn parse_kind(name: &str) -> Result<UserKind, StoreError> {
    named(&UserKind::ALL, UserKind::name, name)
}

/// A name that looks like another's is a fault of the caller, not of the database.
fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => StoreError::NameTaken,
        _ => error.into(),
    }
}

pub(crate) async fn add_user(connection: &mut Connection, user: &NewUser) -> Result<(), StoreError> {
    database::query(
        "INSERT INTO users (id, kind, name, skeleton, owner, password, lang, created_at, seen_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)",
    )
    .bind(number(user.id))
    .bind(user.kind.name())
    .bind(&user.name)
    .bind(&user.skeleton)
    .bind(user.owner.map(number))
    .bind(&user.password)
    .bind(&user.lang)
    .bind(user.at.0)
    .execute(connection)
    .await
    .map_err(taken)?;
    Ok(())
}

pub(crate) async fn user(pool: &Pool, id: PlayerId) -> Result<Option<User>, StoreError> {
    const USER: &str = concat!("SELECT ", columns!(), " FROM users WHERE id = $1");
    let row: Option<UserRow> = database::query_as(USER).bind(number(id)).fetch_optional(pool).await?;
    row.map(UserRow::parse).transpose()
}

pub(crate) async fn user_named(pool: &Pool, skeleton: &str) -> Result<Option<User>, StoreError> {
    const USER: &str = concat!("SELECT ", columns!(), " FROM users WHERE skeleton = $1");
    let row: Option<UserRow> = database::query_as(USER).bind(skeleton).fetch_optional(pool).await?;
    row.map(UserRow::parse).transpose()
}

pub(crate) async fn register(
    connection: &mut Connection,
    id: PlayerId,
    name: &str,
    skeleton: &str,
    password: Option<&str>,
) -> Result<bool, StoreError> {
    let done = database::query(
        "UPDATE users SET kind = 'account', name = $2, skeleton = $3, password = $4 \
         WHERE id = $1 AND kind = 'guest' AND closed_at IS NULL",
    )
    .bind(number(id))
    .bind(name)
    .bind(skeleton)
    .bind(password)
    .execute(connection)
    .await
    .map_err(taken)?;
    Ok(done.rows_affected() == 1)
}

pub(crate) async fn password(pool: &Pool, id: PlayerId) -> Result<Option<String>, StoreError> {
    let found: Option<Option<String>> = database::query_scalar("SELECT password FROM users WHERE id = $1")
        .bind(number(id))
        .fetch_optional(pool)
        .await?;
    Ok(found.flatten())
}

pub(crate) async fn set_password(
    connection: &mut Connection,
    id: PlayerId,
    password: Option<&str>,
) -> Result<(), StoreError> {
    let query = database::query("UPDATE users SET password = $2 WHERE id = $1");
    query.bind(number(id)).bind(password).execute(connection).await?;
    Ok(())
}

pub(crate) async fn set_email(
    connection: &mut Connection,
    id: PlayerId,
    email: Option<&str>,
) -> Result<(), StoreError> {
    let query = database::query("UPDATE users SET email = $2 WHERE id = $1");
    query.bind(number(id)).bind(email).execute(connection).await?;
    Ok(())
}

/// The later of two sightings stands.
pub(crate) async fn saw_user(
    connection: &mut Connection,
    id: PlayerId,
    at: Timestamp,
    lang: &str,
) -> Result<(), StoreError> {
    let query = database::query(
        "UPDATE users SET seen_at = CASE WHEN seen_at < $2 THEN $2 ELSE seen_at END, lang = $3 WHERE id = $1",
    );
    query.bind(number(id)).bind(at.0).bind(lang).execute(connection).await?;
    Ok(())
}

pub(crate) async fn close_user(
    connection: &mut Connection,
    id: PlayerId,
    name: &str,
    skeleton: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    database::query(
        "UPDATE users SET name = $2, skeleton = $3, closed_at = $4, password = NULL, email = NULL \
         WHERE id = $1 AND closed_at IS NULL",
    )
    .bind(number(id))
    .bind(name)
    .bind(skeleton)
    .bind(at.0)
    .execute(&mut *connection)
    .await
    .map_err(taken)?;
    database::query("DELETE FROM sessions WHERE user_id = $1")
        .bind(number(id))
        .execute(&mut *connection)
        .await?;
    super::correspondence::forget_reach(connection, id).await?;
    forget_proofs(connection, id).await
}

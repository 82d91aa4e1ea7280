use play::{PlayerId, Timestamp};

use super::users::{UserRow, add_user, columns, number};
use super::{Connection, Pool};
use crate::database;
use crate::{Bot, NewUser, SecretHash, StoreError, Token, User};

#[derive(sqlx::FromRow)]
struct BotRow {
    #[sqlx(flatten)]
    user: UserRow,
    token_at: Option<i64>,
    token_used_at: Option<i64>,
}

pub(crate) async fn add_bot(
    connection: &mut Connection,
    bot: &NewUser,
    most: u32,
) -> Result<bool, StoreError> {
    let count: i64 = database::query_scalar(
        "SELECT COUNT(*) FROM users WHERE owner = $1 AND kind = 'bot' AND closed_at IS NULL",
    )
    .bind(bot.owner.map(number))
    .fetch_one(&mut *connection)
    .await?;
    if count >= i64::from(most) {
        return Ok(false);
    }
    add_user(connection, bot).await?;
    Ok(true)
}

pub(crate) async fn bots(pool: &Pool, owner: PlayerId) -> Result<Vec<Bot>, StoreError> {
    const BOTS: &str = concat!(
        "SELECT ",
        columns!(),
        ", tokens.created_at AS token_at, tokens.used_at AS token_used_at \
         FROM users LEFT JOIN tokens ON tokens.user_id = users.id \
         WHERE users.owner = $1 AND users.kind = 'bot' AND users.closed_at IS NULL \
         ORDER BY users.created_at, users.id"
    );
    let rows: Vec<BotRow> = database::query_as(BOTS).bind(number(owner)).fetch_all(pool).await?;
    let bot = |row: BotRow| {
        let used_at = row.token_used_at.map(Timestamp);
        let token = row.token_at.map(|at| Token { created_at: Timestamp(at), used_at });
        Ok(Bot { user: row.user.parse()?, token })
    };
    rows.into_iter().map(bot).collect()
}

pub(crate) async fn set_token(
    connection: &mut Connection,
    bot: PlayerId,
    token: Option<SecretHash>,
    at: Timestamp,
) -> Result<(), StoreError> {
    database::query("DELETE FROM tokens WHERE user_id = $1")
        .bind(number(bot))
        .execute(&mut *connection)
        .await?;
    if let Some(token) = token {
        database::query("INSERT INTO tokens (user_id, token, created_at) VALUES ($1, $2, $3)")
            .bind(number(bot))
            .bind(&token.0[..])
            .bind(at.0)
            .execute(connection)
            .await?;
    }
    Ok(())
}

pub(crate) async fn token_user(pool: &Pool, token: SecretHash) -> Result<Option<User>, StoreError> {
    const USER: &str = concat!(
        "SELECT ",
        columns!(),
        " FROM tokens JOIN users ON users.id = tokens.user_id LEFT JOIN users AS owners ON owners.id = users.owner \
         WHERE tokens.token = $1 AND users.closed_at IS NULL AND owners.closed_at IS NULL"
    );
    let row: Option<UserRow> = database::query_as(USER).bind(&token.0[..]).fetch_optional(pool).await?;
    row.map(UserRow::parse).transpose()
}

pub(crate) async fn used_token(
    connection: &mut Connection,
    token: SecretHash,
    at: Timestamp,
) -> Result<(), StoreError> {
    let query =
        database::query("UPDATE tokens SET used_at = $2 WHERE token = $1 AND COALESCE(used_at, $2) <= $2");
    query.bind(&token.0[..]).bind(at.0).execute(connection).await?;
    Ok(())
}

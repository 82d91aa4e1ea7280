//! Whom people have played, how they behaved, and seeks that last.

use ataxx::Side;
use play::conduct::{Deed, Outcome, deeds};
use play::seek::SeekId;
use play::{GameId, Origin, PlayerId, Timestamp};

use super::seats::{parse_hash, parse_side};
use super::users::{number, parse_player};
use super::values::named;
use super::{Connection, Pool};
use crate::database;
use crate::{Company, Finish, KeptSeek, StoreError};

pub(crate) async fn company(pool: &Pool, user: PlayerId) -> Result<Company, StoreError> {
    let rows: Vec<(String, i64)> = database::query_as(
        "SELECT side, opponent FROM players \
         WHERE user_id = $1 AND ended_at IS NOT NULL AND opponent IS NOT NULL AND score <> 'void' \
         ORDER BY ended_at DESC, game DESC LIMIT $2",
    )
    .bind(number(user))
    .bind(Company::GAMES as i64)
    .fetch_all(pool)
    .await?;
    let mut company = Company::default();
    for (side, opponent) in rows {
        company.recent.push(parse_player(opponent)?);
        company.balance += if parse_side(&side)? == Side::Red { 1 } else { -1 };
    }
    Ok(company)
}

pub(crate) async fn conduct(
    pool: &Pool,
    user: PlayerId,
    since: Timestamp,
) -> Result<Vec<Outcome>, StoreError> {
    let rows: Vec<(i64, String)> =
        database::query_as("SELECT at, kind FROM conduct WHERE user_id = $1 AND at >= $2 ORDER BY at, game")
            .bind(number(user))
            .bind(since.0)
            .fetch_all(pool)
            .await?;
    let parse = |(at, kind): (i64, String)| {
        Ok(Outcome { at: Timestamp(at), deed: named(&Deed::ALL, Deed::name, &kind)? })
    };
    rows.into_iter().map(parse).collect()
}

/// Notes what each player did to a game that they were paired for, in the transaction that ends it.
pub(super) async fn note_conduct(
    connection: &mut Connection,
    game: GameId,
    finish: &Finish,
    (side, user): (Side, PlayerId),
) -> Result<(), StoreError> {
    if finish.origin != Origin::Pairing {
        return Ok(());
    }
    let deed = deeds(finish.end, finish.moves)[side];
    database::query(
        "INSERT INTO conduct (user_id, game, at, kind) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, game) DO NOTHING",
    )
    .bind(number(user))
    .bind(game.as_str())
    .bind(finish.at.0)
    .bind(deed.name())
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn keep_seek(connection: &mut Connection, seek: &KeptSeek) -> Result<(), StoreError> {
    database::query(
        "INSERT INTO seeks (id, user_id, body, secret, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (id) DO UPDATE SET body = excluded.body, secret = excluded.secret, \
         expires_at = excluded.expires_at",
    )
    .bind(seek_number(seek.id))
    .bind(number(seek.user))
    .bind(&seek.body)
    .bind(&seek.secret.0[..])
    .bind(seek.created_at.0)
    .bind(seek.expires_at.0)
    .execute(connection)
    .await?;
    Ok(())
}

pub(crate) async fn drop_seek(connection: &mut Connection, id: SeekId) -> Result<(), StoreError> {
    database::query("DELETE FROM seeks WHERE id = $1").bind(seek_number(id)).execute(connection).await?;
    Ok(())
}

#[derive(sqlx::FromRow)]
struct SeekRow {
    id: i64,
    user_id: i64,
    body: String,
    secret: Vec<u8>,
    created_at: i64,
    expires_at: i64,
}

pub(crate) async fn kept_seeks(pool: &Pool, now: Timestamp) -> Result<Vec<KeptSeek>, StoreError> {
    let rows: Vec<SeekRow> = database::query_as(
        "SELECT seeks.id, seeks.user_id, body, secret, seeks.created_at, expires_at FROM seeks \
         JOIN users ON users.id = seeks.user_id WHERE expires_at > $1 AND users.closed_at IS NULL \
         ORDER BY seeks.created_at, seeks.id",
    )
    .bind(now.0)
    .fetch_all(pool)
    .await?;
    let parse = |row: SeekRow| {
        Ok(KeptSeek {
            id: SeekId(row.id.cast_unsigned()),
            user: parse_player(row.user_id)?,
            body: row.body,
            secret: parse_hash(&row.secret)?,
            created_at: Timestamp(row.created_at),
            expires_at: Timestamp(row.expires_at),
        })
    };
    rows.into_iter().map(parse).collect()
}

fn seek_number(id: SeekId) -> i64 {
    id.0.cast_signed()
}

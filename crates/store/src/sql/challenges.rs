use play::{GameId, PlayerId, Timestamp};

use super::seats::parse_side;
use super::users::{number, parse_player};
use super::values::{json, parse_json, parse_plain, plain};
use super::{Connection, Pool, parse_game};
use crate::database::{self, On};
use crate::{Challenge, ChallengeLimits, Challenging, StoreError};

#[derive(sqlx::FromRow)]
struct ChallengeRow {
    id: String,
    challenger: i64,
    challenged: i64,
    side: String,
    time: String,
    stake: String,
    created_at: i64,
    expires_at: i64,
}

impl ChallengeRow {
    fn parse(self) -> Result<Challenge, StoreError> {
        Ok(Challenge {
            id: parse_game(&self.id)?,
            challenger: parse_player(self.challenger)?,
            challenged: parse_player(self.challenged)?,
            side: parse_side(&self.side)?,
            time: parse_json(&self.time)?,
            stake: parse_plain(&self.stake)?,
            created_at: Timestamp(self.created_at),
            expires_at: Timestamp(self.expires_at),
        })
    }
}

/// A challenge's columns, in the order that [`ChallengeRow`] takes them, and where they are.
macro_rules! challenges {
    ($rest:literal) => {
        concat!(
            "SELECT id, challenger, challenged, side, time, stake, created_at, expires_at FROM challenges WHERE ",
            $rest
        )
    };
}

pub(crate) async fn add_challenge(
    connection: &mut Connection,
    challenge: &Challenge,
    limits: ChallengeLimits,
    forget: Timestamp,
) -> Result<Challenging, StoreError> {
    let over = database::query("DELETE FROM challenges WHERE expires_at < $1");
    over.bind(forget.0).execute(&mut *connection).await?;
    if let Some(refused) = refused(connection, challenge, limits).await? {
        return Ok(refused);
    }
    database::query(
        "INSERT INTO challenges \
         (id, challenger, challenged, side, time, stake, created_at, expires_at, accepted) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)",
    )
    .bind(challenge.id.as_str())
    .bind(number(challenge.challenger))
    .bind(number(challenge.challenged))
    .bind(challenge.side.name())
    .bind(json(&challenge.time))
    .bind(plain(&challenge.stake))
    .bind(challenge.created_at.0)
    .bind(challenge.expires_at.0)
    .execute(connection)
    .await?;
    Ok(Challenging::Added)
}

async fn refused(
    connection: &mut Connection,
    challenge: &Challenge,
    limits: ChallengeLimits,
) -> Result<Option<Challenging>, StoreError> {
    let standing = standing(&mut *connection, challenge.challenger, challenge.created_at).await?;
    let already = standing
        .iter()
        .find(|other| (other.challenger, other.challenged) == (challenge.challenger, challenge.challenged));
    if let Some(already) = already {
        return Ok(Some(Challenging::Already(already.id)));
    }
    let sent = standing.iter().filter(|other| other.challenger == challenge.challenger).count();
    if sent >= limits.sent as usize {
        return Ok(Some(Challenging::TooManySent));
    }
    let received: i64 = database::query_scalar(
        "SELECT COUNT(*) FROM challenges WHERE challenged = $1 AND expires_at > $2 AND accepted = 0",
    )
    .bind(number(challenge.challenged))
    .bind(challenge.created_at.0)
    .fetch_one(connection)
    .await?;
    Ok((received >= i64::from(limits.received)).then_some(Challenging::TooManyReceived))
}

pub(crate) async fn challenge(
    pool: &Pool,
    id: GameId,
    now: Timestamp,
) -> Result<Option<Challenge>, StoreError> {
    const CHALLENGE: &str = challenges!("id = $1 AND expires_at > $2 AND accepted = 0");
    let query = database::query_as(CHALLENGE).bind(id.as_str()).bind(now.0);
    query.fetch_optional(pool).await?.map(ChallengeRow::parse).transpose()
}

pub(crate) async fn challenges(
    pool: &Pool,
    user: PlayerId,
    now: Timestamp,
) -> Result<Vec<Challenge>, StoreError> {
    standing(pool, user, now).await
}

async fn standing(
    on: impl Into<On<'_>>,
    user: PlayerId,
    now: Timestamp,
) -> Result<Vec<Challenge>, StoreError> {
    const STANDING: &str = challenges!(
        "(challenger = $1 OR challenged = $1) AND expires_at > $2 AND accepted = 0 \
         ORDER BY created_at DESC, id"
    );
    let query = database::query_as(STANDING).bind(number(user)).bind(now.0);
    let rows: Vec<ChallengeRow> = query.fetch_all(on).await?;
    rows.into_iter().map(ChallengeRow::parse).collect()
}

pub(crate) async fn accept_challenge(
    connection: &mut Connection,
    id: GameId,
    by: PlayerId,
    now: Timestamp,
) -> Result<Option<Challenge>, StoreError> {
    const OPEN: &str = challenges!("id = $1 AND challenged = $2 AND (accepted = 1 OR expires_at > $3)");
    let query = database::query_as(OPEN).bind(id.as_str()).bind(number(by)).bind(now.0);
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let row: ChallengeRow = row;
    let query = database::query("UPDATE challenges SET accepted = 1 WHERE id = $1");
    query.bind(id.as_str()).execute(connection).await?;
    row.parse().map(Some)
}

pub(crate) async fn end_challenge(
    connection: &mut Connection,
    id: GameId,
    by: PlayerId,
    now: Timestamp,
) -> Result<Option<Challenge>, StoreError> {
    const OPEN: &str =
        challenges!("id = $1 AND (challenger = $2 OR challenged = $2) AND expires_at > $3 AND accepted = 0");
    let query = database::query_as(OPEN).bind(id.as_str()).bind(number(by)).bind(now.0);
    let Some(row) = query.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let row: ChallengeRow = row;
    let query = database::query("DELETE FROM challenges WHERE id = $1");
    query.bind(id.as_str()).execute(connection).await?;
    row.parse().map(Some)
}

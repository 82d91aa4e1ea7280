//! Who sits where.

use ataxx::{BySide, Side};
use play::rating::Rating;
use play::{GameId, PlayerId};

use super::ratings::RatingRow;
use super::seats::parse_side;
use super::users::{number, parse_kind, parse_player};
use super::{Connection, Pool, parse_game};
use crate::{Seated, StoreError};

/// Whoever sits at a side already stays; a user who is not there can't sit down.
const SIT: &str = "\
INSERT INTO players (game, side, user) SELECT $1, $2, id FROM users WHERE id = $3 \
ON CONFLICT (game, side) DO NOTHING";

pub(crate) async fn write_players(
    connection: &mut Connection,
    players: &[(GameId, Side, PlayerId)],
) -> Result<(), StoreError> {
    for (game, side, user) in players {
        let query = sqlx::query(SIT).bind(game.as_str()).bind(side.name()).bind(number(*user));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

#[derive(sqlx::FromRow)]
struct SeatedRow {
    side: String,
    user: i64,
    kind: String,
    name: String,
    before: Option<f64>,
    after: Option<f64>,
}

const SEATED: &str = "\
SELECT players.side, players.user, users.kind, users.name, rating_changes.before, rating_changes.after \
FROM players JOIN users ON users.id = players.user \
LEFT JOIN rating_changes ON rating_changes.game = players.game AND rating_changes.user = players.user \
WHERE players.game = $1";

const MAIN: &str = "\
SELECT ratings.user, ratings.speed, value, deviation, volatility, played_at, games \
FROM players JOIN ratings ON ratings.user = players.user AND ratings.speed = 'main' WHERE players.game = $1";

pub(crate) async fn seated(pool: &Pool, game: GameId) -> Result<BySide<Option<Seated>>, StoreError> {
    let rows: Vec<SeatedRow> = sqlx::query_as(SEATED).bind(game.as_str()).fetch_all(pool).await?;
    let ratings: Vec<RatingRow> = sqlx::query_as(MAIN).bind(game.as_str()).fetch_all(pool).await?;
    let mut seated = BySide::default();
    for row in rows {
        let rating = ratings.iter().find(|rating| rating.user == row.user).map(RatingRow::parse);
        let side = parse_side(&row.side)?;
        seated[side] = Some(row.parse(rating.transpose()?)?);
    }
    Ok(seated)
}

impl SeatedRow {
    /// `now` is the main rating of today.
    fn parse(self, now: Option<Rating>) -> Result<Seated, StoreError> {
        Ok(Seated {
            user: parse_player(self.user)?,
            kind: parse_kind(&self.kind)?,
            name: self.name,
            rating: now,
            change: self.before.zip(self.after),
        })
    }
}

pub(crate) async fn games_in_play(
    pool: &Pool,
    user: PlayerId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let rows: Vec<String> = sqlx::query_scalar(
        "SELECT players.game FROM players JOIN games ON games.id = players.game \
         WHERE players.user = $1 AND players.ended_at IS NULL AND games.live = 1 ORDER BY players.game LIMIT $2",
    )
    .bind(number(user))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    rows.iter().map(|game| parse_game(game)).collect()
}

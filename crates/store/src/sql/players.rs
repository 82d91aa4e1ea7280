//! Who sits where.

use ataxx::{BySide, Side};
use play::{GameId, PlayerId};

use super::ratings::parse_rating;
use super::seats::parse_side;
use super::users::{number, parse_kind, parse_player};
use super::{Connection, Pool, parse_game};
use crate::database;
use crate::{Seated, StoreError};

/// Whoever sits at a side already stays; a user who is not there can't sit down.
const SIT: &str = "\
INSERT INTO players (game, side, user_id) SELECT $1, $2, id FROM users WHERE id = $3 \
ON CONFLICT (game, side) DO NOTHING";

pub(crate) async fn write_players(
    connection: &mut Connection,
    players: &[(GameId, Side, PlayerId)],
) -> Result<(), StoreError> {
    for (game, side, user) in players {
        let query = database::query(SIT).bind(game.as_str()).bind(side.name()).bind(number(*user));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

#[derive(sqlx::FromRow)]
struct SeatedRow {
    side: String,
    user_id: i64,
    kind: String,
    name: String,
    before: Option<f64>,
    after: Option<f64>,
    value: Option<f64>,
    deviation: Option<f64>,
    volatility: Option<f64>,
    played_at: Option<i64>,
}

/// One statement, so that no game can end between the change of a rating and the rating.
const SEATED: &str = "\
SELECT players.side, players.user_id, users.kind, users.name, rating_changes.before, rating_changes.after, \
ratings.value, ratings.deviation, ratings.volatility, ratings.played_at \
FROM players JOIN users ON users.id = players.user_id \
LEFT JOIN rating_changes ON rating_changes.game = players.game AND rating_changes.user_id = players.user_id \
LEFT JOIN ratings ON ratings.user_id = players.user_id AND ratings.speed = 'main' \
WHERE players.game = $1";

pub(crate) async fn seated(pool: &Pool, game: GameId) -> Result<BySide<Option<Seated>>, StoreError> {
    let rows: Vec<SeatedRow> = database::query_as(SEATED).bind(game.as_str()).fetch_all(pool).await?;
    let mut seated = BySide::default();
    for row in rows {
        let side = parse_side(&row.side)?;
        seated[side] = Some(row.parse()?);
    }
    Ok(seated)
}

impl SeatedRow {
    fn parse(self) -> Result<Seated, StoreError> {
        let rating = self.value.zip(self.deviation).zip(self.volatility).zip(self.played_at);
        let rating = rating.map(|(((value, deviation), volatility), played_at)| {
            parse_rating(self.user_id, (value, deviation, volatility), played_at)
        });
        Ok(Seated {
            user: parse_player(self.user_id)?,
            kind: parse_kind(&self.kind)?,
            name: self.name,
            rating: rating.transpose()?,
            change: self.before.zip(self.after),
        })
    }
}

pub(crate) async fn games_in_play(
    pool: &Pool,
    user: PlayerId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let rows: Vec<String> = database::query_scalar(
        "SELECT players.game FROM players JOIN games ON games.id = players.game \
         WHERE players.user_id = $1 AND players.ended_at IS NULL AND games.live = 1 ORDER BY players.game LIMIT $2",
    )
    .bind(number(user))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    rows.iter().map(|game| parse_game(game)).collect()
}

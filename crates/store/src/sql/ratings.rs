//! What is thought of users' play.

use play::rating::{Rated, Rating, Speed};
use play::{GameId, PlayerId, Timestamp};

use super::Connection;
use super::users::number;
use super::values::count;
use crate::database::{self, On};
use crate::{Played, StoreError};

/// The main rating's name among the speeds.
pub(super) const MAIN: &str = "main";

#[derive(sqlx::FromRow)]
pub(super) struct RatingRow {
    user_id: i64,
    speed: String,
    value: f64,
    deviation: f64,
    volatility: f64,
    played_at: i64,
    games: i64,
}

impl RatingRow {
    pub fn parse(&self) -> Result<Rating, StoreError> {
        parse_rating(self.user_id, (self.value, self.deviation, self.volatility), self.played_at)
    }

    /// Rated games behind it.
    pub fn games(&self) -> u32 {
        count(self.games)
    }
}

/// A rating of a user: its value, its deviation and its volatility, when it last changed.
pub(super) fn parse_rating(
    user: i64,
    (value, deviation, volatility): (f64, f64, f64),
    played_at: i64,
) -> Result<Rating, StoreError> {
    Rating::new(value, deviation, volatility, Some(Timestamp(played_at)))
        .map_err(|error| StoreError::corrupt(format!("a rating of user {user}: {error}")))
}

pub(crate) async fn standing(on: impl Into<On<'_>>, user: PlayerId) -> Result<Played, StoreError> {
    let rows: Vec<RatingRow> = database::query_as(
        "SELECT user_id, speed, value, deviation, volatility, played_at, games FROM ratings WHERE user_id = $1",
    )
    .bind(number(user))
    .fetch_all(on)
    .await?;
    let mut played = Played::NOTHING;
    for row in &rows {
        let (rating, games) = (row.parse()?, row.games());
        if row.speed == MAIN {
            played.standing.main = rating;
            played.games = games;
        }
        let speed = Speed::ALL.into_iter().find(|speed| speed.name() == row.speed);
        if let Some(speed) = speed {
            played.standing = played.standing.with(speed, rating);
            played.at[speed as usize] = games;
        }
    }
    Ok(played)
}

const RATE: &str = "\
INSERT INTO ratings (user_id, speed, value, deviation, volatility, played_at, games) \
VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT (user_id, speed) DO UPDATE SET value = excluded.value, \
deviation = excluded.deviation, volatility = excluded.volatility, played_at = excluded.played_at, \
games = ratings.games + 1";

const CHANGE: &str = "\
INSERT INTO rating_changes \
(game, user_id, at, speed, before, after, deviation, speed_before, speed_after) \
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";

/// What a game did to one user's ratings.
pub(super) async fn write_rated(
    connection: &mut Connection,
    game: GameId,
    user: PlayerId,
    (speed, rated): (Speed, &Rated),
    at: Timestamp,
) -> Result<(), StoreError> {
    for (name, rating) in [(MAIN, rated.main.after), (speed.name(), rated.speed.after)] {
        database::query(RATE)
            .bind(number(user))
            .bind(name)
            .bind(rating.value())
            .bind(rating.deviation())
            .bind(rating.volatility())
            .bind(at.0)
            .execute(&mut *connection)
            .await?;
    }
    database::query(CHANGE)
        .bind(game.as_str())
        .bind(number(user))
        .bind(at.0)
        .bind(speed.name())
        .bind(rated.main.before.value())
        .bind(rated.main.after.value())
        .bind(rated.main.after.deviation())
        .bind(rated.speed.before.value())
        .bind(rated.speed.after.value())
        .execute(connection)
        .await?;
    Ok(())
}

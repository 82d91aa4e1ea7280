//! The games that a user has played.

use ataxx::BySide;
use play::{PlayerId, Timestamp};

use super::results::{ResultRow, result_columns};
use super::seats::parse_side;
use super::users::{NamedRow, named_columns, number};
use super::values::{count, named};
use super::{Pool, parse_game};
use crate::database::{self, QueryBuilder};
use crate::{Against, Named, Pace, PastGame, Place, RatingPoint, Score, StoreError, Tally, Wanted};

const GAMES: &str = concat!(
    "SELECT players.game, players.side, players.score, rating_changes.before, rating_changes.after, ",
    named_columns!(),
    ", ",
    result_columns!(),
    " FROM players JOIN results ON results.game = players.game \
     LEFT JOIN users ON users.id = players.opponent \
     LEFT JOIN rating_changes ON rating_changes.game = players.game AND rating_changes.user_id = players.user_id \
     WHERE players.ended_at IS NOT NULL AND players.user_id = "
);

#[derive(sqlx::FromRow)]
struct PastGameRow {
    game: String,
    side: String,
    score: String,
    before: Option<f64>,
    after: Option<f64>,
    id: Option<i64>,
    kind: Option<String>,
    name: Option<String>,
    closed_at: Option<i64>,
    #[sqlx(flatten)]
    result: ResultRow,
}

pub(crate) async fn past_games(
    pool: &Pool,
    user: PlayerId,
    wanted: Wanted,
    after: Option<Place>,
    limit: u32,
) -> Result<Vec<PastGame>, StoreError> {
    let rows: Vec<PastGameRow> = games_query(user, wanted, after, limit).build_as().fetch_all(pool).await?;
    rows.into_iter().map(PastGameRow::parse).collect()
}

fn games_query(user: PlayerId, wanted: Wanted, after: Option<Place>, limit: u32) -> QueryBuilder<'static> {
    let mut query = QueryBuilder::new(GAMES);
    query.push_bind(number(user));
    narrow(&mut query, wanted);
    if let Some(place) = after {
        query.push(" AND (players.ended_at, players.game, players.side) < (").push_bind(place.at.0);
        query.push(", ").push_bind(place.game.as_str().to_owned());
        query.push(", ").push_bind(place.side.name()).push(")");
    }
    query.push(" ORDER BY players.ended_at DESC, players.game DESC, players.side DESC LIMIT ");
    query.push_bind(i64::from(limit));
    query
}

fn narrow(query: &mut QueryBuilder<'_>, wanted: Wanted) {
    against(query, wanted.against);
    if let Some(score) = wanted.score {
        query.push(" AND players.score = ").push_bind(score.name());
    }
    if let Some(side) = wanted.side {
        query.push(" AND players.side = ").push_bind(side.name());
    }
    match wanted.pace {
        None => {}
        Some(Pace::At(speed)) => drop(query.push(" AND results.speed = ").push_bind(speed.name())),
        Some(Pace::Untimed) => drop(query.push(" AND results.speed IS NULL")),
    }
    if let Some(rated) = wanted.rated {
        query.push(" AND results.rated = ").push_bind(i64::from(rated));
    }
}

fn against(query: &mut QueryBuilder<'_>, against: Against) {
    match against {
        Against::Anybody => {}
        Against::User(other) => drop(query.push(" AND players.opponent = ").push_bind(number(other))),
        Against::Nobody => drop(query.push(" AND players.opponent IS NULL")),
    }
}

impl PastGameRow {
    fn parse(self) -> Result<PastGame, StoreError> {
        let opponent = self.id.zip(self.kind).zip(self.name);
        let opponent =
            opponent.map(|((id, kind), name)| NamedRow { id, kind, name, closed_at: self.closed_at });
        Ok(PastGame {
            game: parse_game(&self.game)?,
            side: parse_side(&self.side)?,
            score: parse_score(&self.score)?,
            opponent: opponent.map(NamedRow::parse).transpose()?,
            result: self.result.parse()?,
            change: self.before.zip(self.after),
        })
    }
}

pub(crate) async fn tallies(pool: &Pool, user: PlayerId, whom: Against) -> Result<BySide<Tally>, StoreError> {
    let mut query = QueryBuilder::new(
        "SELECT side, score, COUNT(*) FROM players WHERE ended_at IS NOT NULL AND user_id = ",
    );
    query.push_bind(number(user));
    against(&mut query, whom);
    query.push(" GROUP BY side, score");
    let rows: Vec<(String, String, i64)> = query.build_as().fetch_all(pool).await?;
    let mut tallies = BySide::<Tally>::default();
    for (side, score, games) in rows {
        tallies[parse_side(&side)?].add(parse_score(&score)?, count(games));
    }
    Ok(tallies)
}

const OPPONENTS: &str = concat!(
    "SELECT ",
    named_columns!(),
    ", faced.won, faced.drawn, faced.lost FROM \
     (SELECT opponent, COUNT(*) FILTER (WHERE score = 'won') AS won, \
     COUNT(*) FILTER (WHERE score = 'drawn') AS drawn, COUNT(*) FILTER (WHERE score = 'lost') AS lost, \
     COUNT(*) AS games FROM players WHERE user_id = $1 AND ended_at IS NOT NULL AND opponent <> $1 \
     AND score <> 'void' GROUP BY opponent ORDER BY games DESC, opponent LIMIT $2) AS faced \
     JOIN users ON users.id = faced.opponent ORDER BY faced.games DESC, users.skeleton"
);

#[derive(sqlx::FromRow)]
struct OpponentRow {
    #[sqlx(flatten)]
    user: NamedRow,
    won: i64,
    drawn: i64,
    lost: i64,
}

pub(crate) async fn opponents(
    pool: &Pool,
    user: PlayerId,
    limit: u32,
) -> Result<Vec<(Named, Tally)>, StoreError> {
    let query = database::query_as(OPPONENTS).bind(number(user)).bind(i64::from(limit));
    let rows: Vec<OpponentRow> = query.fetch_all(pool).await?;
    let opponents = rows.into_iter().map(|row| {
        let tally = Tally { won: count(row.won), drawn: count(row.drawn), lost: count(row.lost) };
        Ok((row.user.parse()?, tally))
    });
    opponents.collect()
}

const POINTS: &str = "\
SELECT game, at, after, deviation, CAST(0 AS BIGINT) AS refund FROM rating_changes WHERE user_id = $1 \
UNION ALL SELECT game, at, after, deviation, CAST(1 AS BIGINT) AS refund FROM refunds WHERE user_id = $1 \
ORDER BY at DESC, refund DESC, game DESC LIMIT $2";

pub(crate) async fn rating_history(
    pool: &Pool,
    user: PlayerId,
    limit: u32,
) -> Result<Vec<RatingPoint>, StoreError> {
    let query = database::query_as(POINTS).bind(number(user)).bind(i64::from(limit));
    let rows: Vec<(String, i64, f64, f64, i64)> = query.fetch_all(pool).await?;
    let point = |(game, at, value, deviation, refund): (String, i64, f64, f64, i64)| {
        Ok(RatingPoint { game: parse_game(&game)?, at: Timestamp(at), value, deviation, refund: refund != 0 })
    };
    rows.into_iter().rev().map(point).collect()
}

fn parse_score(name: &str) -> Result<Score, StoreError> {
    named(&Score::ALL, Score::name, name)
}

#[cfg(test)]
mod tests {
    use ataxx::Side;
    use play::rating::Speed;

    use super::super::plans::plan;
    use super::*;

    /// However many games there are, a page is found by index and needs no sorting.
    #[tokio::test(flavor = "multi_thread")]
    async fn games_are_read_from_an_index_in_their_order() {
        let user = PlayerId(1);
        let after = Place { at: Timestamp(5), game: "0123456789".parse().unwrap(), side: Side::Red };
        for wanted in [
            Wanted::ALL,
            Wanted { against: Against::User(PlayerId(2)), ..Wanted::ALL },
            Wanted { pace: Some(Pace::At(Speed::Blitz)), rated: Some(true), ..Wanted::ALL },
        ] {
            let plan = plan(games_query(user, wanted, Some(after), 9).build().text()).await;
            let index =
                if wanted.against == Against::Anybody { "players_by_user" } else { "players_by_pair" };
            assert!(plan.contains(index) && !plan.contains("SCAN") && !plan.contains("B-TREE"), "{plan}");
            assert!(plan.contains("(ended_at,game,side)<(?,?,?)"), "{plan}");
        }
        let points = plan(POINTS).await;
        // Two kinds of entries are merged by their times; only those of one time are sorted.
        assert!(points.contains("rating_changes_by_user"), "{points}");
        assert!(!points.contains("B-TREE FOR ORDER BY"), "{points}");
        let opponents = plan(OPPONENTS).await;
        assert!(opponents.contains("players_by_") && !opponents.contains("SCAN players"), "{opponents}");
    }
}

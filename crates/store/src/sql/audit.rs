//! Reading the record of what administrators did.

use play::{GameId, PlayerId, Timestamp};

use super::Pool;
use super::users::{number, parse_player};
use super::values::{count, parse_json};
use crate::database;
use crate::{Act, Noted, Notice, NoticeOf, StoreError};

#[derive(sqlx::FromRow)]
struct NotedRow {
    number: i64,
    at: i64,
    administrator: i64,
    administrator_name: String,
    deed: String,
    about: Option<i64>,
    about_name: Option<String>,
    words: String,
}

impl NotedRow {
    fn parse(self) -> Result<Noted, StoreError> {
        let about = self.about.map(parse_player).transpose()?;
        Ok(Noted {
            number: self.number.unsigned_abs(),
            act: Act {
                at: Timestamp(self.at),
                administrator: parse_player(self.administrator)?,
                deed: parse_json(&self.deed)?,
                words: self.words,
            },
            administrator_name: self.administrator_name,
            about: about.zip(self.about_name),
        })
    }
}

macro_rules! noted {
    ($rest:literal) => {
        concat!(
            "SELECT audit.number, audit.at, audit.administrator, administrators.name AS administrator_name, \
             audit.deed, audit.about, concerned.name AS about_name, audit.words \
             FROM audit JOIN users AS administrators ON administrators.id = audit.administrator \
             LEFT JOIN users AS concerned ON concerned.id = audit.about ",
            $rest
        )
    };
}

pub(crate) async fn record(pool: &Pool, before: Option<u64>, limit: u32) -> Result<Vec<Noted>, StoreError> {
    const RECORD: &str = noted!("WHERE audit.number < $1 ORDER BY audit.number DESC LIMIT $2");
    let before = before.and_then(|number| i64::try_from(number).ok()).unwrap_or(i64::MAX);
    let rows: Vec<NotedRow> =
        database::query_as(RECORD).bind(before).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.into_iter().map(NotedRow::parse).collect()
}

pub(crate) async fn record_of(pool: &Pool, user: PlayerId, limit: u32) -> Result<Vec<Noted>, StoreError> {
    const RECORD: &str = noted!("WHERE audit.about = $1 ORDER BY audit.number DESC LIMIT $2");
    let rows: Vec<NotedRow> =
        database::query_as(RECORD).bind(number(user)).bind(i64::from(limit)).fetch_all(pool).await?;
    rows.into_iter().map(NotedRow::parse).collect()
}

/// Of the rulings those that took effect: a game that ended by itself meanwhile has none. Who sat there is found by
/// the game: `players.user = $1` would have SQLite go through all games of the user for each ruling.
const NOTICES: &str = "\
SELECT at, deed, words FROM audit WHERE about = $1 AND kind IN ('suspend', 'lift', 'ban') \
UNION ALL \
SELECT audit.at, audit.deed, audit.words FROM audit JOIN results ON results.game = audit.game \
WHERE audit.kind = 'rule' AND results.reason = 'administrator' \
AND $1 IN (SELECT players.user_id FROM players WHERE players.game = audit.game) \
ORDER BY 1 DESC LIMIT $2";

const REFUNDS: &str = "\
SELECT at, SUM(after - before), COUNT(*) FROM refunds WHERE user_id = $1 GROUP BY at ORDER BY at DESC LIMIT $2";

pub(crate) async fn notices(pool: &Pool, user: PlayerId, limit: u32) -> Result<Vec<Notice>, StoreError> {
    let rows: Vec<(i64, String, String)> =
        database::query_as(NOTICES).bind(number(user)).bind(i64::from(limit)).fetch_all(pool).await?;
    let refunds: Vec<(i64, f64, i64)> =
        database::query_as(REFUNDS).bind(number(user)).bind(i64::from(limit)).fetch_all(pool).await?;
    let mut notices = Vec::new();
    for (at, deed, words) in rows {
        notices.extend(NoticeOf::of(parse_json(&deed)?).map(|of| Notice { at: Timestamp(at), of, words }));
    }
    notices.extend(refunds.into_iter().map(|(at, points, games)| Notice {
        at: Timestamp(at),
        of: NoticeOf::Refunded { points, games: count(games) },
        words: String::new(),
    }));
    notices.sort_by_key(|notice| core::cmp::Reverse(notice.at));
    notices.truncate(limit as usize);
    Ok(notices)
}

const RULING: &str = "\
SELECT audit.words FROM audit JOIN results ON results.game = audit.game \
WHERE audit.game = $1 AND audit.kind = 'rule' AND results.reason = 'administrator' \
ORDER BY audit.number DESC LIMIT 1";

pub(crate) async fn ruling(pool: &Pool, game: GameId) -> Result<Option<String>, StoreError> {
    Ok(database::query_scalar(RULING).bind(game.as_str()).fetch_optional(pool).await?)
}

#[cfg(test)]
mod tests {
    use super::super::plans::plan;
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn who_sat_at_a_ruled_game_is_found_by_the_game() {
        let plan = plan(NOTICES).await;
        assert!(plan.contains("players USING PRIMARY KEY (game=?)"), "{plan}");
        assert!(plan.contains("audit_by_user") && !plan.contains("players_by_"), "{plan}");
    }
}

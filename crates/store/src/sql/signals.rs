use play::{GameId, PlayerId, Timestamp};

use super::users::{number, parse_player};
use super::values::named;
use super::{Connection, Pool, parse_game};
use crate::order::{USUAL_OF, usual as usual_of};
use crate::{Signal, SignalKind, StoreError, Usual};

const SIGNAL: &str = "\
INSERT INTO signals (game, user, kind, value, at) VALUES ($1, $2, $3, $4, $5) \
ON CONFLICT (game, user, kind) DO UPDATE SET value = excluded.value, at = excluded.at";

pub(crate) async fn signal(connection: &mut Connection, signals: &[Signal]) -> Result<(), StoreError> {
    for signal in signals.iter().filter(|signal| signal.value.is_finite()) {
        sqlx::query(SIGNAL)
            .bind(signal.game.as_str())
            .bind(number(signal.user))
            .bind(signal.kind.name())
            .bind(signal.value)
            .bind(signal.at.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub(crate) async fn signals(pool: &Pool, user: PlayerId, limit: u32) -> Result<Vec<Signal>, StoreError> {
    let rows: Vec<(String, i64, String, f64, i64)> = sqlx::query_as(
        "SELECT game, user, kind, value, at FROM signals WHERE user = $1 ORDER BY at DESC, game, kind LIMIT $2",
    )
    .bind(number(user))
    .bind(i64::from(limit))
    .fetch_all(pool)
    .await?;
    let signal = |(game, user, name, value, at): (String, i64, String, f64, i64)| {
        Ok(Signal {
            game: parse_game(&game)?,
            user: parse_player(user)?,
            kind: named(&SignalKind::ALL, SignalKind::name, &name)?,
            value,
            at: Timestamp(at),
        })
    };
    rows.into_iter().map(signal).collect()
}

pub(crate) async fn usual(pool: &Pool, kind: SignalKind) -> Result<Option<Usual>, StoreError> {
    let values = sqlx::query_scalar("SELECT value FROM signals WHERE kind = $1 ORDER BY at DESC LIMIT $2")
        .bind(kind.name())
        .bind(i64::from(USUAL_OF))
        .fetch_all(pool)
        .await?;
    Ok(usual_of(values))
}

/// What is noticed about a game is found by the game: `signals.kind = 'agreement'` would have SQLite go through all
/// signals of that kind for each game.
const TO_STUDY: &str = "\
SELECT results.game FROM results WHERE results.rated = 1 AND results.ended_at >= $1 \
AND 'agreement' NOT IN (SELECT signals.kind FROM signals WHERE signals.game = results.game) \
AND EXISTS (SELECT 1 FROM players WHERE players.game = results.game AND ( \
EXISTS (SELECT 1 FROM reports WHERE reports.about = players.user AND reports.settled_at IS NULL) \
OR (SELECT SUM(changes.after - changes.before) FROM rating_changes AS changes \
WHERE changes.user = players.user AND changes.at >= $1) >= $2)) \
ORDER BY results.ended_at DESC, results.game LIMIT $3";

pub(crate) async fn to_study(
    pool: &Pool,
    since: Timestamp,
    gained: f64,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let query = sqlx::query_scalar(TO_STUDY).bind(since.0).bind(gained).bind(i64::from(limit));
    let games: Vec<String> = query.fetch_all(pool).await?;
    games.iter().map(|game| parse_game(game)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::plans::plan;
    use super::*;

    /// However much has been noticed, only what concerns the game is read for each.
    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_studied_is_found_by_its_game() {
        let plan = plan(TO_STUDY).await;
        assert!(plan.contains("signals USING PRIMARY KEY (game=?)"), "{plan}");
        assert!(plan.contains("results_by_end") && !plan.contains("SCAN"), "{plan}");
    }
}

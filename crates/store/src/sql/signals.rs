use play::{GameId, PlayerId, Timestamp};

use super::seats::parse_side;
use super::users::{number, parse_player};
use super::values::{count, named};
use super::{Connection, Pool, parse_game};
use crate::database;
use crate::order::{EARLY_OF, USUAL_OF, is_early, usual as usual_of};
use crate::{EarlyLosses, Score, Signal, SignalKind, StoreError, Usual};

const SIGNAL: &str = "\
INSERT INTO signals (game, user_id, kind, value, at) VALUES ($1, $2, $3, $4, $5) \
ON CONFLICT (game, user_id, kind) DO UPDATE SET value = excluded.value, at = excluded.at";

pub(crate) async fn signal(connection: &mut Connection, signals: &[Signal]) -> Result<(), StoreError> {
    for signal in signals.iter().filter(|signal| signal.value.is_finite()) {
        database::query(SIGNAL)
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
    let rows: Vec<(String, i64, String, f64, i64)> = database::query_as(
        "SELECT game, user_id, kind, value, at FROM signals WHERE user_id = $1 ORDER BY at DESC, game, kind LIMIT $2",
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

/// The latest are found by the index of the ratings' history, however many games a user has played for nothing.
// CROSS JOIN keeps the order: the few latest first, not all that the user has ever played.
const EARLY_LOSSES: &str = "\
SELECT players.side, players.score, results.plies FROM ( \
SELECT game FROM rating_changes WHERE user_id = $1 ORDER BY at DESC, game DESC LIMIT $2) AS latest \
CROSS JOIN players CROSS JOIN results \
WHERE players.game = latest.game AND players.user_id = $1 AND results.game = latest.game";

pub(crate) async fn early_losses(pool: &Pool, user: PlayerId) -> Result<EarlyLosses, StoreError> {
    let query = database::query_as(EARLY_LOSSES).bind(number(user)).bind(i64::from(EARLY_OF));
    let rows: Vec<(String, String, i64)> = query.fetch_all(pool).await?;
    let mut losses = EarlyLosses::default();
    for (side, score, plies) in rows {
        let early = score == Score::Lost.name() && is_early(parse_side(&side)?, count(plies));
        losses.games += 1;
        losses.lost += u32::from(early);
    }
    Ok(losses)
}

pub(crate) async fn usual(pool: &Pool, kind: SignalKind) -> Result<Option<Usual>, StoreError> {
    let values =
        database::query_scalar("SELECT value FROM signals WHERE kind = $1 ORDER BY at DESC LIMIT $2")
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
EXISTS (SELECT 1 FROM reports WHERE reports.about = players.user_id AND reports.settled_at IS NULL) \
OR (SELECT SUM(changes.after - changes.before) FROM rating_changes AS changes \
WHERE changes.user_id = players.user_id AND changes.at >= $1) >= $2)) \
ORDER BY results.ended_at DESC, results.game LIMIT $3";

pub(crate) async fn to_study(
    pool: &Pool,
    since: Timestamp,
    gained: f64,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let query = database::query_scalar(TO_STUDY).bind(since.0).bind(gained).bind(i64::from(limit));
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

    #[tokio::test(flavor = "multi_thread")]
    async fn early_losses_are_found_by_the_latest_changes_of_the_rating() {
        let plan = plan(EARLY_LOSSES).await;
        assert!(plan.contains("rating_changes_by_user (user_id=?)"), "{plan}");
        assert!(!plan.contains("TEMP B-TREE"), "{plan}");
        let whole = plan.lines().filter(|step| step.starts_with("SCAN")).collect::<Vec<_>>();
        assert_eq!(whole, ["SCAN latest"], "{plan}");
    }
}

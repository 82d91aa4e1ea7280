use play::{Event, GameId, Version};

use super::Pool;
use crate::StoreError;
use crate::database;

/// One statement answers both whether the game exists and what it holds, so that no append can come
/// between the two.
const EVENTS: &str = "\
SELECT events.version, events.body FROM games \
LEFT JOIN events ON events.game = games.id AND events.version > $2 \
WHERE games.id = $1 ORDER BY events.version";

pub(crate) async fn events(pool: &Pool, game: GameId, after: Version) -> Result<Vec<Event>, StoreError> {
    let rows: Vec<(Option<i64>, Option<String>)> =
        database::query_as(EVENTS).bind(game.as_str()).bind(i64::from(after.0)).fetch_all(pool).await?;
    if rows.is_empty() {
        return Err(StoreError::UnknownGame { game });
    }
    let found = rows.into_iter().filter_map(|(version, body)| version.zip(body));
    found.zip(i64::from(after.0) + 1..).map(|(row, expected)| parse(game, row, expected)).collect()
}

fn parse(game: GameId, (version, body): (i64, String), expected: i64) -> Result<Event, StoreError> {
    if version != expected {
        return Err(StoreError::corrupt(format!("game {game} has no event {expected}, but {version}")));
    }
    serde_json::from_str(&body)
        .map_err(|error| StoreError::corrupt(format!("game {game}, event {version}: {error}")))
}

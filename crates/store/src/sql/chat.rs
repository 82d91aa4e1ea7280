//! What is said beside a game.

use play::{GameId, Timestamp};

use super::users::{number, parse_kind, parse_player};
use super::{Connection, Pool};
use crate::database;
use crate::{ChatLine, ChatRoom, NewLine, Saying, StoreError};

const SAY: &str = "\
INSERT INTO chat_lines (game, room, number, user_id, at, preset, text) \
SELECT games.id, $2, said.last + 1, users.id, $4, $5, $6 \
FROM games, users, \
(SELECT COALESCE(MAX(number), 0) AS last FROM chat_lines WHERE game = $1 AND room = $2) AS said \
WHERE games.id = $1 AND users.id = $3 AND said.last < $7 RETURNING number";

pub(crate) async fn say(
    connection: &mut Connection,
    line: &NewLine,
    most: u32,
) -> Result<Option<u32>, StoreError> {
    let (preset, text) = match &line.what {
        Saying::Preset(key) => (Some(key), None),
        Saying::Text(text) => (None, Some(text)),
    };
    let number: Option<i64> = database::query_scalar(SAY)
        .bind(line.game.as_str())
        .bind(line.room.name())
        .bind(number(line.user))
        .bind(line.at.0)
        .bind(preset)
        .bind(text)
        .bind(i64::from(most))
        .fetch_optional(connection)
        .await?;
    number.map(parse_number).transpose()
}

#[derive(sqlx::FromRow)]
struct LineRow {
    number: i64,
    user_id: i64,
    name: String,
    kind: String,
    at: i64,
    preset: Option<String>,
    text: Option<String>,
    hidden_by: Option<i64>,
}

const LINES: &str = "\
SELECT chat_lines.number, chat_lines.user_id, users.name, users.kind, chat_lines.at, chat_lines.preset, \
chat_lines.text, chat_lines.hidden_by \
FROM chat_lines JOIN users ON users.id = chat_lines.user_id \
WHERE chat_lines.game = $1 AND chat_lines.room = $2 ORDER BY chat_lines.number DESC LIMIT $3";

pub(crate) async fn lines(pool: &Pool, game: GameId, newest: u32) -> Result<Vec<ChatLine>, StoreError> {
    let mut lines = Vec::new();
    for room in ChatRoom::ALL {
        let query = database::query_as(LINES).bind(game.as_str()).bind(room.name()).bind(i64::from(newest));
        let rows: Vec<LineRow> = query.fetch_all(pool).await?;
        for row in rows.into_iter().rev() {
            lines.push(row.parse(room)?);
        }
    }
    Ok(lines)
}

impl LineRow {
    fn parse(self, room: ChatRoom) -> Result<ChatLine, StoreError> {
        let what = match (self.preset, self.text) {
            (Some(key), None) => Saying::Preset(key),
            (None, Some(text)) => Saying::Text(text),
            _ => return Err(StoreError::corrupt(format!("line {} of a chat says nothing", self.number))),
        };
        Ok(ChatLine {
            number: parse_number(self.number)?,
            room,
            user: parse_player(self.user_id)?,
            name: self.name,
            kind: parse_kind(&self.kind)?,
            at: Timestamp(self.at),
            what,
            hidden_by: self.hidden_by.map(parse_player).transpose()?,
        })
    }
}

fn parse_number(number: i64) -> Result<u32, StoreError> {
    number.try_into().map_err(|_| StoreError::corrupt(format!("a chat's line {number}")))
}

//! What is kept of a game's end, and what it does to its players.

use ataxx::{BySide, Side};
use play::rating::{Speed, Standing};
use play::{GameId, PlayerId, Stake, Verdict};

use super::Connection;
use super::lobby::note_conduct;
use super::ratings::{standing, write_rated};
use super::seats::parse_side;
use super::users::{number, parse_kind, parse_player};
use super::values::{count, json, plain};
use crate::database;
use crate::people::{Sitting, rate, score};
use crate::{Finish, StoreError};

/// Writes the result, and rates the game if it counts; in the transaction that ends it.
pub(crate) async fn finish(
    connection: &mut Connection,
    game: GameId,
    finish: &Finish,
) -> Result<(), StoreError> {
    let sitting = sitting(connection, game, finish.stake).await?;
    let rated_today = rated_today(connection, finish, &sitting).await?;
    let rated = rate(finish, &sitting, rated_today).ok();
    if !write_result(connection, game, finish, rated.is_some()).await? {
        return Ok(());
    }
    let users = BySide { red: sitting.red.map(|red| red.user), blue: sitting.blue.map(|blue| blue.user) };
    for side in Side::ALL {
        let Some(user) = users[side] else { continue };
        end_player(connection, game, finish, (side, users[side.other()])).await?;
        note_conduct(connection, game, finish, (side, user)).await?;
        if let Some((speed, rated)) = &rated {
            write_rated(connection, game, user, (*speed, &rated[side]), finish.at).await?;
        }
    }
    Ok(())
}

/// Who sits there. A casual game changes no rating, and so none is read for it.
async fn sitting(
    connection: &mut Connection,
    game: GameId,
    stake: Stake,
) -> Result<BySide<Option<Sitting>>, StoreError> {
    let rows: Vec<(String, i64, String)> = database::query_as(
        "SELECT players.side, players.user_id, users.kind FROM players \
         JOIN users ON users.id = players.user_id WHERE players.game = $1",
    )
    .bind(game.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let mut sitting = BySide::default();
    for (side, user, kind) in rows {
        let user = parse_player(user)?;
        let standing = match stake {
            Stake::Ranked => standing(&mut *connection, user).await?.standing,
            Stake::Casual => Standing::START,
        };
        sitting[parse_side(&side)?] = Some(Sitting { user, kind: parse_kind(&kind)?, standing });
    }
    Ok(sitting)
}

/// Rated games that these two have ended on the same day.
async fn rated_today(
    connection: &mut Connection,
    finish: &Finish,
    sitting: &BySide<Option<Sitting>>,
) -> Result<u32, StoreError> {
    let (Some(red), Some(blue), Stake::Ranked) = (sitting.red, sitting.blue, finish.stake) else {
        return Ok(0);
    };
    let games: i64 = database::query_scalar(
        "SELECT COUNT(*) FROM players JOIN results ON results.game = players.game \
         WHERE players.user_id = $1 AND players.opponent = $2 AND players.ended_at >= $3 AND results.rated = 1",
    )
    .bind(number(red.user))
    .bind(number(blue.user))
    .bind(finish.day().0)
    .fetch_one(connection)
    .await?;
    Ok(count(games))
}

const RESULT: &str = "\
INSERT INTO results (game, ended_at, winner, void, reason, stake, rated, speed, time, plies, \
red_level, blue_level, red_pieces, blue_pieces) \
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (game) DO NOTHING";

/// Whether it had not been written before.
async fn write_result(
    connection: &mut Connection,
    game: GameId,
    finish: &Finish,
    rated: bool,
) -> Result<bool, StoreError> {
    let winner = match finish.end.verdict {
        Verdict::Won(side) => Some(side.name()),
        Verdict::Drawn | Verdict::Void => None,
    };
    let done = database::query(RESULT)
        .bind(game.as_str())
        .bind(finish.at.0)
        .bind(winner)
        .bind(i64::from(finish.end.verdict == Verdict::Void))
        .bind(plain(&finish.end.reason))
        .bind(plain(&finish.stake))
        .bind(i64::from(rated))
        .bind(Speed::of(finish.time).map(Speed::name))
        .bind(json(&finish.time))
        .bind(i64::from(finish.plies))
        .bind(finish.level(Side::Red).map(i64::from))
        .bind(finish.level(Side::Blue).map(i64::from))
        .bind(i64::from(finish.pieces.red))
        .bind(i64::from(finish.pieces.blue))
        .execute(connection)
        .await?;
    Ok(done.rows_affected() == 1)
}

async fn end_player(
    connection: &mut Connection,
    game: GameId,
    finish: &Finish,
    (side, opponent): (Side, Option<PlayerId>),
) -> Result<(), StoreError> {
    database::query(
        "UPDATE players SET ended_at = $3, opponent = $4, score = $5 WHERE game = $1 AND side = $2",
    )
    .bind(game.as_str())
    .bind(side.name())
    .bind(finish.at.0)
    .bind(opponent.map(number))
    .bind(score(finish.end, side).name())
    .execute(connection)
    .await?;
    Ok(())
}

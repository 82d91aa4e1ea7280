//! What administrators do, and the record of it.

use play::rating::Rating;
use play::{GameId, PlayerId, Timestamp};

use super::Connection;
use super::locks::lock_users;
use super::ratings::{MAIN, standing};
use super::users::{number, parse_player};
use super::values::json;
use crate::database;
use crate::order::{Loss, give_back};
use crate::{Act, ChatRoom, Deed, Done, FOR_EVER, Refunded, StoreError};

pub(crate) async fn carry_out(connection: &mut Connection, act: &Act) -> Result<Done, StoreError> {
    let done = match act.deed {
        Deed::Suspend { user, until } => suspend(connection, user, Some(until)).await?,
        Deed::Lift { user } => suspend(connection, user, None).await?,
        Deed::Ban { user } => match suspend(connection, user, Some(FOR_EVER)).await? {
            Done::Nobody => Done::Nobody,
            _ => refund(connection, user, act.at).await?,
        },
        Deed::Rule { game, .. } => {
            let known: i64 = database::query_scalar("SELECT COUNT(*) FROM games WHERE id = $1")
                .bind(game.as_str())
                .fetch_one(&mut *connection)
                .await?;
            if known == 1 { Done::Done } else { Done::Nobody }
        }
        Deed::Hide { game, room, number } => hide(connection, act, (game, room), number).await?,
        Deed::Settle { report } => settle(connection, act, report).await?,
    };
    if done != Done::Nobody {
        note(connection, act).await?;
    }
    Ok(done)
}

async fn suspend(
    connection: &mut Connection,
    user: PlayerId,
    until: Option<Timestamp>,
) -> Result<Done, StoreError> {
    let query = database::query("UPDATE users SET suspended_until = $2 WHERE id = $1");
    let done = query.bind(number(user)).bind(until.map(|at| at.0)).execute(connection).await?;
    Ok(if done.rows_affected() == 1 { Done::Done } else { Done::Nobody })
}

async fn hide(
    connection: &mut Connection,
    act: &Act,
    (game, room): (GameId, ChatRoom),
    line: u32,
) -> Result<Done, StoreError> {
    let done = database::query(
        "UPDATE chat_lines SET hidden_by = $4 \
         WHERE game = $1 AND room = $2 AND number = $3 AND hidden_by IS NULL",
    )
    .bind(game.as_str())
    .bind(room.name())
    .bind(i64::from(line))
    .bind(number(act.administrator))
    .execute(connection)
    .await?;
    Ok(if done.rows_affected() == 1 { Done::Done } else { Done::Nobody })
}

async fn settle(connection: &mut Connection, act: &Act, report: u64) -> Result<Done, StoreError> {
    let done = database::query(
        "UPDATE reports SET settled_at = $2, settled_by = $3 WHERE id = $1 AND settled_at IS NULL",
    )
    .bind(i64::try_from(report).unwrap_or(0))
    .bind(act.at.0)
    .bind(number(act.administrator))
    .execute(connection)
    .await?;
    Ok(if done.rows_affected() == 1 { Done::Done } else { Done::Nobody })
}

async fn note(connection: &mut Connection, act: &Act) -> Result<(), StoreError> {
    let (kind, about, game) = match act.deed {
        Deed::Suspend { user, .. } => ("suspend", Some(number(user)), None),
        Deed::Lift { user } => ("lift", Some(number(user)), None),
        Deed::Ban { user } => ("ban", Some(number(user)), None),
        Deed::Rule { game, .. } => ("rule", None, Some(game)),
        Deed::Hide { game, .. } => ("hide", None, Some(game)),
        Deed::Settle { report } => ("settle", reported(connection, report).await?, None),
    };
    database::query(
        "INSERT INTO audit (at, administrator, kind, deed, about, game, words) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(act.at.0)
    .bind(number(act.administrator))
    .bind(kind)
    .bind(json(&act.deed))
    .bind(about)
    .bind(game.map(String::from))
    .bind(&act.words)
    .execute(connection)
    .await?;
    Ok(())
}

async fn reported(connection: &mut Connection, report: u64) -> Result<Option<i64>, StoreError> {
    let query = database::query_scalar("SELECT about FROM reports WHERE id = $1");
    Ok(query.bind(i64::try_from(report).unwrap_or(0)).fetch_optional(connection).await?)
}

const LOSSES: &str = "\
SELECT theirs.user_id, theirs.game, theirs.at, theirs.after - theirs.before \
FROM rating_changes AS own JOIN rating_changes AS theirs ON theirs.game = own.game AND theirs.user_id <> own.user_id \
WHERE own.user_id = $1 AND theirs.after < theirs.before \
AND NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.game = theirs.game AND refunds.user_id = theirs.user_id) \
ORDER BY theirs.user_id, theirs.at, theirs.game";

/// Gives back what others lost to this user of late.
async fn refund(connection: &mut Connection, banned: PlayerId, at: Timestamp) -> Result<Done, StoreError> {
    let rows: Vec<(i64, String, i64, f64)> =
        database::query_as(LOSSES).bind(number(banned)).fetch_all(&mut *connection).await?;
    let mut losses: Vec<(PlayerId, Vec<Loss>)> = Vec::new();
    for (user, game, ended, change) in rows {
        if !play::rating::is_refunded(Timestamp(ended), at) {
            continue;
        }
        let (user, loss) = (parse_player(user)?, Loss { game: super::parse_game(&game)?, change });
        match losses.last_mut() {
            Some((same, list)) if *same == user => list.push(loss),
            _ => losses.push((user, vec![loss])),
        }
    }
    lock_users(connection, &losses.iter().map(|(user, _)| number(*user)).collect::<Vec<_>>()).await?;
    let (mut users, mut games) = (0, 0);
    for (user, losses) in losses {
        let rating = standing(&mut *connection, user).await?.standing.main;
        let (entries, after) = give_back(rating, &losses, at);
        write_refunds(connection, user, &entries, after).await?;
        users += u32::from(!entries.is_empty());
        games += entries.len() as u32;
    }
    Ok(Done::Refunded { users, games })
}

async fn write_refunds(
    connection: &mut Connection,
    user: PlayerId,
    entries: &[Refunded],
    after: Rating,
) -> Result<(), StoreError> {
    for entry in entries {
        database::query(
            "INSERT INTO refunds (game, user_id, at, before, after, deviation) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(entry.game.as_str())
        .bind(number(user))
        .bind(entry.at.0)
        .bind(entry.before)
        .bind(entry.after)
        .bind(after.deviation())
        .execute(&mut *connection)
        .await?;
    }
    database::query("UPDATE ratings SET value = $3 WHERE user_id = $1 AND speed = $2")
        .bind(number(user))
        .bind(MAIN)
        .bind(after.value())
        .execute(connection)
        .await?;
    Ok(())
}

/// What was given back to this user, the oldest first.
pub(crate) async fn refunds(pool: &super::Pool, user: PlayerId) -> Result<Vec<Refunded>, StoreError> {
    let rows: Vec<(String, i64, f64, f64)> = database::query_as(
        "SELECT game, at, before, after FROM refunds WHERE user_id = $1 ORDER BY at, game",
    )
    .bind(number(user))
    .fetch_all(pool)
    .await?;
    let refunded = |(game, at, before, after): (String, i64, f64, f64)| {
        let game: GameId = super::parse_game(&game)?;
        Ok(Refunded { game, at: Timestamp(at), before, after })
    };
    rows.into_iter().map(refunded).collect()
}

//! One transaction for a whole round.

use std::collections::HashSet;

use play::{GameId, Stake, Timestamp};

use super::{Prepared, round::Round};
use crate::database::{Connection, Lock};
use crate::judge::{Book, Head};
use crate::{Append, Outage, StoreError, sql};

/// What a flush that succeeded came to: an answer for each batch and for each start, in order.
pub(super) struct Settled {
    pub verdicts: Vec<Result<(), StoreError>>,
    pub outages: Vec<Option<Outage>>,
}

/// Writes the round in the transaction that `connection` is in, and commits. Each append is judged in it. Those that lose
/// have written nothing, so that their neighbours don't suffer.
pub(super) async fn flush(
    connection: &mut Connection,
    server: &str,
    round: &mut Round,
) -> Result<Settled, StoreError> {
    let before = sql::read_book(connection, round.appends()).await?;
    let live_before = before.heads.iter().map(|(game, head)| (*game, head.live)).collect();
    let (verdicts, winners, book) = judge(before, round);

    let mut outages = Vec::with_capacity(round.starts.len());
    for &now in &round.starts {
        outages.push(sql::record_outage(connection, server, now).await?);
    }
    if let Some(at) = newest_sign_of_life(round, &winners) {
        sql::sign_of_life(connection, server, at).await?;
    }
    write(connection, &winners, &book, live_before).await?;
    if !round.changes.is_empty() {
        connection.lock(Lock::Changes).await?;
    }
    for change in &mut round.changes {
        change.make(connection).await?;
    }
    connection.commit().await?;
    Ok(Settled { verdicts, outages })
}

type Verdicts = Vec<Result<(), StoreError>>;

fn judge(mut book: Book, round: &Round) -> (Verdicts, Vec<&Prepared>, Book) {
    let mut winners = Vec::new();
    let mut verdicts = Vec::with_capacity(round.batches.len());
    for batch in &round.batches {
        let verdict = book.admit(batch.iter().map(|prepared| &prepared.append));
        if verdict.is_ok() {
            winners.extend(batch);
        }
        verdicts.push(verdict);
    }
    (verdicts, winners, book)
}

fn newest_sign_of_life(round: &Round, winners: &[&Prepared]) -> Option<Timestamp> {
    let events = winners.iter().flat_map(|prepared| &prepared.append.events).map(|event| event.at);
    events.chain(round.heartbeats.iter().copied()).max()
}

async fn write(
    connection: &mut Connection,
    winners: &[&Prepared],
    book: &Book,
    live_before: std::collections::HashMap<GameId, bool>,
) -> Result<(), StoreError> {
    let games: HashSet<GameId> = winners.iter().map(|prepared| prepared.append.game).collect();
    let mut heads: Vec<(GameId, Head)> = games.into_iter().map(|game| (game, book.heads[&game])).collect();
    heads.sort_by_key(|(game, _)| *game);
    sql::write_heads(connection, &heads, |game| live_before.get(&game).copied()).await?;

    let entries: Vec<sql::Entry<'_>> = winners.iter().flat_map(|prepared| entries(prepared)).collect();
    sql::write_events(connection, &entries).await?;

    let appends = winners.iter().map(|prepared| &prepared.append);
    let seats: Vec<_> =
        appends.clone().flat_map(|a| a.seats.iter().map(|&(side, hash)| (a.game, side, hash))).collect();
    sql::write_seats(connection, &seats).await?;
    let players: Vec<_> =
        appends.clone().flat_map(|a| a.players.iter().map(|&(side, user)| (a.game, side, user))).collect();
    sql::write_players(connection, &players).await?;
    let mut creators: Vec<_> =
        appends.clone().flat_map(|a| a.creators.iter().map(|&creator| (creator, a.game))).collect();
    creators.sort_by_key(|(creator, _)| creator.0);
    sql::write_creators(connection, &creators).await?;
    sql::lock_players(connection, &rated(appends.clone())).await?;
    for append in appends {
        for &seek in &append.seeks {
            sql::lobby::drop_seek(connection, seek).await?;
        }
        if let Some(finish) = &append.finish {
            sql::finish(connection, append.game, finish).await?;
        }
    }
    Ok(())
}

/// The games that are about to change ratings.
fn rated<'a>(appends: impl Iterator<Item = &'a Append>) -> Vec<GameId> {
    let ranked =
        |append: &&Append| append.finish.as_ref().is_some_and(|finish| finish.stake == Stake::Ranked);
    appends.filter(ranked).map(|append| append.game).collect()
}

fn entries(prepared: &Prepared) -> impl Iterator<Item = sql::Entry<'_>> {
    let Prepared { append, bodies } = prepared;
    bodies.iter().enumerate().map(|(i, body)| (append.game, append.after.after(i + 1), body.as_str()))
}

//! What a round of appends has to be judged against.

use std::collections::{HashMap, HashSet};

use play::{GameId, Timestamp, Version};

use super::{Connection, parse_game, rows, seats};
use crate::database::QueryBuilder;
use crate::judge::{Book, Head};
use crate::{Append, SecretHash, StoreError};

/// Reads what the store holds of the games, creators and seats that these appends speak of. It stays so until the
/// transaction ends, but for games and creators that are not there: two transactions may both find a place free, and the
/// table's key tells the second one.
pub(crate) async fn read_book<'a>(
    connection: &mut Connection,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
) -> Result<Book, StoreError> {
    let mut games = distinct(appends.clone().map(|append| append.game));
    games.sort();
    let creators = distinct(appends.clone().flat_map(|append| append.creators.iter().copied()));
    let seated = distinct(appends.filter(|append| !append.seats.is_empty()).map(|append| append.game));

    let mut book = Book { heads: heads(connection, &games).await?, ..Book::default() };
    for run in rows::runs(&creators) {
        book.creators.extend(creators_of(connection, run).await?);
    }
    // Seats are taken at creation, when there is nothing to look for, or once later by who joins.
    for game in seated.into_iter().filter(|game| book.heads.contains_key(game)) {
        book.seats.insert(game, seats(&mut *connection, game).await?);
    }
    Ok(book)
}

fn distinct<T: Copy + Eq + core::hash::Hash>(items: impl Iterator<Item = T>) -> Vec<T> {
    items.collect::<HashSet<T>>().into_iter().collect()
}

async fn heads(connection: &mut Connection, games: &[GameId]) -> Result<HashMap<GameId, Head>, StoreError> {
    let mut heads = HashMap::with_capacity(games.len());
    for run in rows::runs(games) {
        let mut query = QueryBuilder::new("SELECT id, version, wake_at, live FROM games WHERE id IN (");
        query.push_list(run.iter().map(GameId::as_str)).push(")").push(connection.locking_rows());
        let found: Vec<(String, i64, Option<i64>, i64)> =
            query.build_as().fetch_all(&mut *connection).await?;
        for (id, version, wake_at, live) in found {
            let version = parse_version(&id, version)?;
            let head = Head { version, wake_at: wake_at.map(Timestamp), live: live != 0 };
            heads.insert(parse_game(&id)?, head);
        }
    }
    Ok(heads)
}

pub(super) fn parse_version(id: &str, version: i64) -> Result<Version, StoreError> {
    u32::try_from(version)
        .map(Version)
        .map_err(|_| StoreError::corrupt(format!("game {id} at version {version}")))
}

async fn creators_of(
    connection: &mut Connection,
    creators: &[SecretHash],
) -> Result<Vec<(SecretHash, GameId)>, StoreError> {
    let mut query = QueryBuilder::new("SELECT creator, game FROM creators WHERE creator IN (");
    query.push_list(creators.iter().map(|creator| &creator.0[..])).push(")");
    let found: Vec<(Vec<u8>, String)> = query.build_as().fetch_all(connection).await?;
    found
        .into_iter()
        .map(|(creator, game)| Ok((super::seats::parse_hash(&creator)?, parse_game(&game)?)))
        .collect()
}

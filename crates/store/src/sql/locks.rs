//! Whose ratings a transaction is about to change. Ratings are read, reckoned and written, so that two transactions must
//! not do it for one user at once.

use play::GameId;

use super::{Connection, rows};
use crate::StoreError;
use crate::database::QueryBuilder;

/// Locks the users who sit at these games until the transaction ends.
pub(crate) async fn lock_players(connection: &mut Connection, games: &[GameId]) -> Result<(), StoreError> {
    if connection.locking_rows().is_empty() {
        return Ok(());
    }
    let mut users = Vec::new();
    for run in rows::runs(games) {
        let mut query = QueryBuilder::new("SELECT user_id FROM players WHERE game IN (");
        query.push_list(run.iter().map(GameId::as_str)).push(")");
        let found: Vec<(i64,)> = query.build_as().fetch_all(&mut *connection).await?;
        users.extend(found.into_iter().map(|(user,)| user));
    }
    users.sort_unstable();
    users.dedup();
    lock_users(connection, &users).await
}

/// Locks users until the transaction ends; their ids in order, so that two transactions never wait for each other.
pub(super) async fn lock_users(connection: &mut Connection, users: &[i64]) -> Result<(), StoreError> {
    if connection.locking_rows().is_empty() {
        return Ok(());
    }
    for run in rows::runs(users) {
        let mut query = QueryBuilder::new("SELECT id FROM users WHERE id IN (");
        query.push_list(run.iter().copied()).push(")").push(connection.locking_rows());
        let _locked: Vec<(i64,)> = query.build_as().fetch_all(&mut *connection).await?;
    }
    Ok(())
}

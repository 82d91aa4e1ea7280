//! How SQLite would go about a query, for tests.

use sqlx::AssertSqlSafe;

use super::Pool;
use crate::SqliteStore;

/// The steps of the plan, a line each.
pub(super) async fn plan(query: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path().join("games.db")).await.unwrap();
    let Pool::Sqlite(pool) = store.readers() else { unreachable!("a store in a file") };
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
    let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(pool).await.unwrap();
    steps.into_iter().map(|(.., step)| step + "\n").collect()
}

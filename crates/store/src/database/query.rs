use core::marker::PhantomData;

use sqlx::postgres::{PgRow, Postgres};
use sqlx::sqlite::{Sqlite, SqliteRow};
use sqlx::{SqlSafeStr, SqlStr};

use super::value::arguments;
use super::{Connection, On, Pool, Value, pool};

/// Something to be done.
pub(crate) fn query<'q>(text: impl SqlSafeStr) -> Query<'q> {
    Query { text: text.into_sql_str(), values: Vec::new() }
}

/// A question whose answers are rows.
pub(crate) fn query_as<'q, T: Row>(text: impl SqlSafeStr) -> QueryAs<'q, T> {
    QueryAs { query: query(text), row: PhantomData }
}

/// A question whose answers are rows of one column.
pub(crate) fn query_scalar<'q, T>(text: impl SqlSafeStr) -> QueryScalar<'q, T>
where
    (T,): Row,
{
    QueryScalar(query_as(text))
}

/// What either database's rows can be read into: by `derive(sqlx::FromRow)`, or a tuple.
pub(crate) trait Row:
    for<'r> sqlx::FromRow<'r, SqliteRow> + for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Row for T where
    T: for<'r> sqlx::FromRow<'r, SqliteRow> + for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin
{
}

pub(crate) struct Query<'q> {
    text: SqlStr,
    values: Vec<Value<'q>>,
}

pub(crate) struct QueryAs<'q, T> {
    query: Query<'q>,
    row: PhantomData<T>,
}

pub(crate) struct QueryScalar<'q, T>(QueryAs<'q, (T,)>);

/// What came of something that was to be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done(u64);

/// The query as sqlx has it for the database `$db`, and so for its driver.
macro_rules! bound {
    (query, $query:expr, $db:ty) => {
        sqlx::query_with::<$db, _>($query.text, arguments::<$db>(&$query.values)?)
    };
    (query_as, $query:expr, $db:ty) => {
        sqlx::query_as_with::<$db, T, _>($query.text, arguments::<$db>(&$query.values)?)
    };
}

impl<'q> Query<'q> {
    pub(super) fn with(text: SqlStr, values: Vec<Value<'q>>) -> Query<'q> {
        Query { text, values }
    }

    /// The value of the next `$n`.
    pub fn bind(mut self, value: impl Into<Value<'q>>) -> Query<'q> {
        self.values.push(value.into());
        self
    }

    pub async fn execute(self, connection: &mut Connection) -> Result<Done, sqlx::Error> {
        Ok(Done(match connection {
            Connection::Sqlite(one) => bound!(query, self, Sqlite).execute(one).await?.rows_affected(),
            Connection::Postgres(one) => bound!(query, self, Postgres).execute(one).await?.rows_affected(),
        }))
    }

    #[cfg(test)]
    pub fn text(&self) -> &str {
        self.text.as_str()
    }
}

impl Done {
    pub fn rows_affected(self) -> u64 {
        self.0
    }
}

impl<'q, T: Row> QueryAs<'q, T> {
    pub(super) fn of(query: Query<'q>) -> QueryAs<'q, T> {
        QueryAs { query, row: PhantomData }
    }

    /// The value of the next `$n`.
    pub fn bind(self, value: impl Into<Value<'q>>) -> QueryAs<'q, T> {
        QueryAs { query: self.query.bind(value), row: PhantomData }
    }

    pub async fn fetch_all(self, on: impl Into<On<'_>>) -> Result<Vec<T>, sqlx::Error> {
        match on.into() {
            On::Connection(Connection::Sqlite(one)) => {
                bound!(query_as, self.query, Sqlite).fetch_all(one).await
            }
            On::Connection(Connection::Postgres(one)) => {
                bound!(query_as, self.query, Postgres).fetch_all(one).await
            }
            On::Pool(Pool::Sqlite(pool)) => bound!(query_as, self.query, Sqlite).fetch_all(pool).await,
            On::Pool(Pool::Postgres(pool)) => {
                let query = bound!(query_as, self.query, Postgres);
                let mut one = pool::acquire(pool).await?;
                let answer = pool::in_time(query.fetch_all(&mut *one)).await;
                pool::give_back(one, answer)
            }
        }
    }

    /// The first row, if any. All are read: a query that may have many says how many it wants.
    pub async fn fetch_optional(self, on: impl Into<On<'_>>) -> Result<Option<T>, sqlx::Error> {
        Ok(self.fetch_all(on).await?.into_iter().next())
    }

    /// The one row of a question that always has one.
    pub async fn fetch_one(self, on: impl Into<On<'_>>) -> Result<T, sqlx::Error> {
        self.fetch_optional(on).await?.ok_or(sqlx::Error::RowNotFound)
    }
}

impl<'q, T> QueryScalar<'q, T>
where
    (T,): Row,
{
    /// The value of the next `$n`.
    pub fn bind(self, value: impl Into<Value<'q>>) -> QueryScalar<'q, T> {
        QueryScalar(self.0.bind(value))
    }

    pub async fn fetch_all(self, on: impl Into<On<'_>>) -> Result<Vec<T>, sqlx::Error> {
        Ok(self.0.fetch_all(on).await?.into_iter().map(|(value,)| value).collect())
    }

    pub async fn fetch_optional(self, on: impl Into<On<'_>>) -> Result<Option<T>, sqlx::Error> {
        Ok(self.0.fetch_optional(on).await?.map(|(value,)| value))
    }

    /// The one answer of a question that always has one.
    pub async fn fetch_one(self, on: impl Into<On<'_>>) -> Result<T, sqlx::Error> {
        self.fetch_optional(on).await?.ok_or(sqlx::Error::RowNotFound)
    }
}

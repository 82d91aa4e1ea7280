use core::fmt::Write as _;

use sqlx::{AssertSqlSafe, SqlSafeStr};

use super::Value;
use super::query::{Query, QueryAs, Row};

/// A query whose text depends on what is asked. Only texts of this program are pushed; what comes from outside is bound.
pub(crate) struct QueryBuilder<'q> {
    text: String,
    values: Vec<Value<'q>>,
}

impl<'q> QueryBuilder<'q> {
    pub fn new(text: &'static str) -> QueryBuilder<'q> {
        QueryBuilder { text: text.to_owned(), values: Vec::new() }
    }

    pub fn push(&mut self, text: &'static str) -> &mut QueryBuilder<'q> {
        self.text.push_str(text);
        self
    }

    pub fn push_bind(&mut self, value: impl Into<Value<'q>>) -> &mut QueryBuilder<'q> {
        self.values.push(value.into());
        write!(self.text, "${}", self.values.len()).expect("a string takes all");
        self
    }

    /// `$1, $2, …`
    pub fn push_list<T: Into<Value<'q>>>(
        &mut self,
        list: impl IntoIterator<Item = T>,
    ) -> &mut QueryBuilder<'q> {
        for (n, value) in list.into_iter().enumerate() {
            self.push(if n == 0 { "" } else { ", " }).push_bind(value);
        }
        self
    }

    /// `VALUES ($1, $2), ($3, $4), …`: a row for each item.
    pub fn push_rows<T, const COLUMNS: usize>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        row: impl Fn(T) -> [Value<'q>; COLUMNS],
    ) -> &mut QueryBuilder<'q> {
        for (n, item) in items.into_iter().enumerate() {
            self.push(if n == 0 { "VALUES (" } else { ", (" }).push_list(row(item)).push(")");
        }
        self
    }

    pub fn build(self) -> Query<'q> {
        Query::with(AssertSqlSafe(self.text).into_sql_str(), self.values)
    }

    pub fn build_as<T: Row>(self) -> QueryAs<'q, T> {
        QueryAs::of(self.build())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_numbered_in_the_order_they_come() {
        let mut query = QueryBuilder::new("INSERT INTO games (id, version) ");
        query.push_rows([("a", 1), ("b", 2)], |(id, version)| [id.into(), i64::from(version).into()]);
        query.push(" ON CONFLICT (id) DO UPDATE SET version = ").push_bind(3_i64);
        let expect = "INSERT INTO games (id, version) VALUES ($1, $2), ($3, $4) \
                      ON CONFLICT (id) DO UPDATE SET version = $5";
        assert_eq!(query.build().text(), expect);
    }
}

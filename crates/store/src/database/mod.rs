//! Two databases, one way to ask them.
//!
//! A query of sqlx's is typed against one database. These have the same shape,
//! `query(…).bind(…).execute(…)`, but are typed against neither: which database it is, and what its
//! drivers want, is decided where the query is sent. So each query is written once, in `sql`.

mod builder;
mod connection;
mod locks;
mod on;
mod origin;
mod pool;
mod query;
mod value;

pub(crate) use builder::QueryBuilder;
pub(crate) use connection::Connection;
pub(crate) use locks::Lock;
pub(crate) use on::On;
pub(crate) use origin::Origin;
pub(crate) use pool::Pool;
pub(crate) use query::{query, query_as, query_scalar};
pub(crate) use value::Value;

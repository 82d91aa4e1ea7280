//! The query texts. Each is meant for SQLite and PostgreSQL alike: `$n` or a built placeholder,
//! types both have, times as milliseconds. What differs between the two (opening, locking, backup)
//! lives beside this folder, not in it.

mod book;
mod creator;
mod events;
mod life;
mod rows;
mod seats;
mod wake;
mod write;

use play::GameId;

use crate::StoreError;

pub(crate) use book::read_book;
pub(crate) use creator::created_with;
pub(crate) use events::events;
pub(crate) use life::{outages, record_outage, sign_of_life};
pub(crate) use seats::seats;
pub(crate) use wake::{check, due, live_games, next_wake};
pub(crate) use write::{Entry, write_creators, write_events, write_heads, write_seats};

/// The database that the queries are sent to; the only place that names it here.
pub(crate) type Database = sqlx::Sqlite;
pub(crate) type Connection = sqlx::SqliteConnection;
pub(crate) type Pool = sqlx::SqlitePool;

fn parse_game(text: &str) -> Result<GameId, StoreError> {
    text.parse().map_err(|error| StoreError::corrupt(format!("game id {text:?}: {error}")))
}

//! Where everything is kept: as the operator writes it.

use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use store::{Migrated, PostgresStore, SqliteStore, Store, StoreError};

/// A SQLite file (`data/ataxx.db`, also `sqlite:data/ataxx.db`), or a PostgreSQL database
/// (`postgres://user:password@host:5432/name`). Whether an address makes sense shows when it is opened: what reads
/// arguments repeats what it can't read, and this may hold a password.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    File(PathBuf),
    Postgres(String),
}

impl From<OsString> for Database {
    fn from(text: OsString) -> Database {
        match text.to_str() {
            Some(address) if is_postgres(address) => Database::Postgres(address.to_owned()),
            Some(path) => Database::File(path.strip_prefix("sqlite:").unwrap_or(path).into()),
            None => Database::File(text.into()),
        }
    }
}

fn is_postgres(address: &str) -> bool {
    ["postgres:", "postgresql:"].iter().any(|scheme| address.starts_with(scheme))
}

impl Database {
    /// Opens it, in its newest form.
    ///
    /// # Errors
    /// Those of [`SqliteStore::open`] and [`PostgresStore::open`].
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Database::File(path) => Arc::new(SqliteStore::open(path).await?),
            Database::Postgres(address) => Arc::new(PostgresStore::open(address).await?),
        })
    }

    /// Only brings it into its newest form.
    ///
    /// # Errors
    /// As [`open`](Database::open).
    pub async fn migrate(&self) -> Result<Migrated, StoreError> {
        match self {
            Database::File(path) => SqliteStore::migrate(path).await,
            Database::Postgres(address) => PostgresStore::migrate(address).await,
        }
    }
}

/// For people, and without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => path.display().fmt(f),
            Database::Postgres(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(text: &str) -> Database {
        OsString::from(text).into()
    }

    #[test]
    fn a_path_or_an_address() {
        let file = |path: &str| Database::File(path.into());
        assert_eq!(database("data/ataxx.db"), file("data/ataxx.db"));
        assert_eq!(database("sqlite:/var/ataxx.db"), file("/var/ataxx.db"));
        for address in ["postgres://me:secret@host/site", "postgresql:///site"] {
            assert_eq!(database(address), Database::Postgres(address.to_owned()));
        }
        assert_eq!(database("postgres.db"), file("postgres.db"));
    }

    #[test]
    fn a_password_is_never_shown() {
        let database = database("postgres://me:secret@host/site");
        assert!(!format!("{database:?} {database}").contains("secret"));
    }
}

//! Where a site keeps what it knows.

use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;

use store::{PostgresStore, SqliteStore, Store, StoreError};

use crate::postgres::{Cluster, Database};

/// A kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// In a file in the site's folder.
    InFile,
    /// In a database of its own in the tests' PostgreSQL.
    InPostgres,
}

/// The database of one site.
pub(super) enum Place {
    File,
    Postgres(Database<'static>),
    /// Somebody else's, who shares it.
    Address(String),
}

impl Place {
    pub fn new(kept: Kept) -> Place {
        match kept {
            Kept::InFile => Place::File,
            Kept::InPostgres => Place::Postgres(Cluster::shared().database()),
        }
    }

    /// What the server is told; `file` is where its file would be.
    pub fn address(&self, file: &Path) -> OsString {
        match self {
            Place::File => file.into(),
            Place::Postgres(database) => database.address().into(),
            Place::Address(address) => address.into(),
        }
    }

    pub async fn open(&self, file: &Path) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Place::File => Arc::new(SqliteStore::open(file).await?),
            Place::Postgres(database) => Arc::new(PostgresStore::open(&database.address()).await?),
            Place::Address(address) => Arc::new(PostgresStore::open(address).await?),
        })
    }
}

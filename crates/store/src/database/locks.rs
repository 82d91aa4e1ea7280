use super::{Connection, query, query_as};

/// Something that only one transaction of all servers may do at a time. In SQLite there is only one transaction that
/// writes, and nothing to lock.
///
/// In PostgreSQL they are advisory locks: two numbers, the first of which is ours.
/// <https://www.postgresql.org/docs/15/explicit-locking.html#ADVISORY-LOCKS>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lock {
    /// Writes that are no append: many look before they write.
    Changes = 1,
    /// The record of when no server was up.
    Outages = 2,
    /// Never taken alone: each server that is up shares it for as long as it is connected.
    Presence = 3,
}

/// "Atxx".
const OURS: i64 = 0x4174_7878;

impl Connection {
    /// Waits for the lock and keeps it until the transaction ends.
    pub async fn lock(&mut self, lock: Lock) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            let query = query("SELECT pg_advisory_xact_lock(CAST($1 AS INTEGER), CAST($2 AS INTEGER))");
            query.bind(OURS).bind(lock as i64).execute(self).await?;
        }
        Ok(())
    }

    /// Shares in the presence of servers until the connection ends, however it ends.
    pub async fn be_present(&mut self) -> Result<(), sqlx::Error> {
        if let Connection::Postgres(_) = self {
            let query = query("SELECT pg_advisory_lock_shared(CAST($1 AS INTEGER), CAST($2 AS INTEGER))");
            query.bind(OURS).bind(Lock::Presence as i64).execute(self).await?;
        }
        Ok(())
    }

    /// Whether another server is connected to the same database.
    pub async fn others_are_present(&mut self) -> Result<bool, sqlx::Error> {
        const OTHERS: &str = "\
            SELECT CAST(pid AS BIGINT) FROM pg_locks \
            WHERE locktype = 'advisory' AND CAST(classid AS BIGINT) = $1 AND CAST(objid AS BIGINT) = $2 \
            AND objsubid = 2 AND granted AND pid <> pg_backend_pid() \
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1";
        if let Connection::Sqlite(_) = self {
            return Ok(false);
        }
        let query = query_as::<(i64,)>(OTHERS).bind(OURS).bind(Lock::Presence as i64);
        Ok(query.fetch_optional(self).await?.is_some())
    }

    /// What makes a `SELECT … FROM games WHERE …` lock the rows that it finds, in the order of their ids so that two
    /// transactions never wait for each other. Not against being referred to: nobody but appends changes a game.
    pub fn locking_rows(&self) -> &'static str {
        match self {
            Connection::Sqlite(_) => "",
            Connection::Postgres(_) => " ORDER BY id FOR NO KEY UPDATE",
        }
    }
}

use super::{Connection, Pool};

/// Where a query is sent: to any free connection of a pool, to read something; or to a connection, in whose transaction
/// it then is.
pub(crate) enum On<'c> {
    Pool(&'c Pool),
    Connection(&'c mut Connection),
}

impl<'c> From<&'c Pool> for On<'c> {
    fn from(pool: &'c Pool) -> On<'c> {
        On::Pool(pool)
    }
}

impl<'c> From<&'c mut Connection> for On<'c> {
    fn from(connection: &'c mut Connection) -> On<'c> {
        On::Connection(connection)
    }
}

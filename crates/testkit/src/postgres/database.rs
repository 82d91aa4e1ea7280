use std::sync::atomic::{AtomicU32, Ordering};

use super::Cluster;
use super::cluster::SUPERUSER;
use super::programs::{client, run};

/// A database of a test's own.
pub struct Database<'c> {
    cluster: &'c Cluster,
    name: String,
}

impl Database<'_> {
    pub(super) fn new(cluster: &Cluster) -> Database<'_> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let database = Database { cluster, name };
        run(database.command("createdb").arg(&database.name));
        database
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where it is, as a server is told it.
    pub fn address(&self) -> String {
        self.cluster.address(SUPERUSER, &self.name)
    }

    /// Has it do this, past all stores.
    ///
    /// # Panics
    /// If it refuses.
    pub fn run(&self, sql: &str) {
        let mut psql = self.command("psql");
        run(psql.args(["-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", &self.name, "-c", sql]));
    }

    fn command(&self, program: &str) -> std::process::Command {
        let mut command = client(program);
        command.env("PGUSER", SUPERUSER).env("PGHOST", self.cluster.data());
        command
    }
}

impl Drop for Database<'_> {
    fn drop(&mut self) {
        // The cluster may be stopped; it goes as a whole soon.
        let mut drop = self.command("dropdb");
        let _gone = drop.args(["--force", "--if-exists", &self.name]).output();
    }
}

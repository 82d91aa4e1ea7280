use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::Database;
use super::locks::Locks;
use super::programs::{make_folder, owned, run, user_id};

/// What `psql` calls a superuser; may do all, without a password.
pub(super) const SUPERUSER: &str = "ataxx";
/// The user of this name needs a password, if a test makes it.
const LOCKED: &str = "local all locked scram-sha-256\n";
/// Nothing here has to survive a power cut.
const SETTINGS: &str = "\
listen_addresses = ''
unix_socket_directories = '.'
unix_socket_permissions = 0777
max_connections = 300
shared_buffers = '32MB'
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
autovacuum = off
";

/// A PostgreSQL server. It stops some seconds after the last process that uses it has ended, or let go of it.
pub struct Cluster {
    folder: PathBuf,
    _in_use: File,
}

impl Cluster {
    /// The one that all tests of this worktree use.
    ///
    /// # Panics
    /// If there is no PostgreSQL on this machine, or it does not start.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| {
            let mut worktree = DefaultHasher::new();
            env!("CARGO_MANIFEST_DIR").hash(&mut worktree);
            let folder = place(&format!("{:08x}", worktree.finish() as u32));
            // The folder stays, with nothing but its locks: who waits for one must get the same that others get.
            let data = folder.join("data");
            Cluster::open(folder, &data)
        })
    }

    /// One of this process's own, which may be stopped and started.
    ///
    /// # Panics
    /// As [`shared`](Cluster::shared).
    pub fn private() -> Cluster {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let folder = place(&format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
        Cluster::open(folder.clone(), &folder)
    }

    /// A new and empty database, which goes when it is dropped.
    ///
    /// # Panics
    /// If it can't be made.
    pub fn database(&self) -> Database<'_> {
        Database::new(self)
    }

    /// Where the database of this name is, as a server is told it.
    pub fn address(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@localhost/{database}?host={}", self.data().display())
    }

    /// Where it listens.
    pub fn socket(&self) -> PathBuf {
        self.data().join(".s.PGSQL.5432")
    }

    /// Starts it, after it was stopped.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start(&self) {
        let mut start = self.control();
        // It outlives this process, and must not hold on to what is open here.
        start
            .args(["start", "-w", "-s", "-l"])
            .arg(self.data().join("log"))
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let started = start.status().is_ok_and(|status| status.success());
        assert!(started, "{start:?}: {}", fs::read_to_string(self.data().join("log")).unwrap_or_default());
    }

    /// Stops it, as a machine that loses its power does.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        run(self.control().args(["stop", "-w", "-m", "immediate"]));
    }

    pub(super) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn open(folder: PathBuf, remove: &Path) -> Cluster {
        fs::create_dir_all(&folder).expect("a folder");
        let locks = Locks(&folder);
        let in_use = locks.use_it();
        let starting = locks.start_it();
        let is_kept = locks.is_kept();
        let cluster = Cluster { folder, _in_use: in_use };
        if !cluster.is_up() {
            cluster.make();
            cluster.start();
        }
        if !is_kept {
            cluster.let_be_kept(remove);
        }
        drop(starting);
        cluster
    }

    fn is_up(&self) -> bool {
        UnixStream::connect(self.socket()).is_ok()
    }

    /// Makes it anew. Texts are in an order of people's, so that a query which relies on the bytes' order shows.
    fn make(&self) {
        let data = self.data();
        if data.exists() {
            fs::remove_dir_all(&data).expect("what an unlucky run left");
        }
        make_folder(&data);
        let mut initdb = owned("initdb");
        initdb.args(["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
        initdb.args(["--locale-provider=icu", "--icu-locale=en", "--username", SUPERUSER, "--pgdata"]);
        run(initdb.arg(&data));
        edit(&data.join("postgresql.conf"), |text| text + SETTINGS);
        edit(&data.join("pg_hba.conf"), |text| LOCKED.to_owned() + &text);
    }

    fn control(&self) -> Command {
        let mut control = owned("pg_ctl");
        control.arg("-D").arg(self.data());
        control
    }

    /// In a session of its own, so that what ends the tests does not end it.
    fn let_be_kept(&self, remove: &Path) {
        let pg_ctl = owned("pg_ctl");
        let mut keeper = Command::new("setsid");
        keeper.args(["--fork", "sh", "-c", include_str!("keep.sh"), "keep.sh"]).arg(&self.folder).arg(remove);
        keeper.arg(pg_ctl.get_program()).args(pg_ctl.get_args());
        keeper.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let started = keeper.status().is_ok_and(|status| status.success());
        assert!(started, "{keeper:?} can't be run");
    }
}

/// Short, since a socket's path must be.
fn place(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ataxx-pg-{}-{name}", user_id()))
}

fn edit(file: &Path, change: impl FnOnce(String) -> String) {
    let text = fs::read_to_string(file).expect("initdb has made it");
    fs::write(file, change(text)).expect("it can be written");
}

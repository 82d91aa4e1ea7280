//! The process.

use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tempfile::TempDir;

use super::PATIENCE;
use super::kept::{Kept, Place};
use super::output::Output;

/// A server in a process of its own, on a port and in a folder of its own. When it is dropped the
/// process is killed; what it said is shown if the test has failed.
pub struct Site {
    binary: PathBuf,
    options: Vec<String>,
    address: SocketAddr,
    folder: TempDir,
    place: Place,
    child: Option<Child>,
    output: Output,
}

impl Site {
    /// Starts the program `binary` and waits until it serves.
    ///
    /// # Panics
    /// If it does not, or not in time.
    pub async fn start(binary: impl AsRef<Path>) -> Site {
        Site::start_with(binary, &[]).await
    }

    /// As [`start`](Site::start), with more of the program's flags.
    ///
    /// # Panics
    /// As `start`.
    pub async fn start_with(binary: impl AsRef<Path>, options: &[&str]) -> Site {
        Site::start_in(tempfile::tempdir().expect("a folder"), binary, options).await
    }

    /// As [`start_with`](Site::start_with), with what is in `folder`: a database is `ataxx.db`.
    ///
    /// # Panics
    /// As `start`.
    pub async fn start_in(folder: TempDir, binary: impl AsRef<Path>, options: &[&str]) -> Site {
        let mut site = Site::new(folder, Place::File, binary.as_ref(), options);
        site.restart().await;
        site
    }

    /// As [`start_with`](Site::start_with), over a database of this kind.
    ///
    /// # Panics
    /// As `start`, or if there is no such database.
    pub async fn start_over(kept: Kept, binary: impl AsRef<Path>, options: &[&str]) -> Site {
        let folder = tempfile::tempdir().expect("a folder");
        let mut site = Site::new(folder, Place::new(kept), binary.as_ref(), options);
        site.restart().await;
        site
    }

    /// As [`start`](Site::start), over the PostgreSQL database at this address, which others may share.
    ///
    /// # Panics
    /// As `start`.
    pub async fn start_at(address: &str, binary: impl AsRef<Path>) -> Site {
        let folder = tempfile::tempdir().expect("a folder");
        let mut site = Site::new(folder, Place::Address(address.to_owned()), binary.as_ref(), &[]);
        site.restart().await;
        site
    }

    fn new(folder: TempDir, place: Place, binary: &Path, options: &[&str]) -> Site {
        Site {
            binary: binary.to_owned(),
            options: options.iter().map(|&option| option.to_owned()).collect(),
            address: free_address(),
            folder,
            place,
            child: None,
            output: Output::default(),
        }
    }

    /// What it keeps, of whichever kind. A file only while no server has it open.
    ///
    /// # Errors
    /// As the store says.
    pub async fn store(&self) -> Result<Arc<dyn Store>, StoreError> {
        self.place.open(&self.database()).await
    }

    /// Where it serves.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The database file, if it is kept in one.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("ataxx.db")
    }

    /// A folder that goes when the site does.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// What it has said so far, on both streams, in all its lives.
    pub fn log(&self) -> String {
        self.output.text()
    }

    /// Lines of the log that tell of a panic.
    pub fn panics(&self) -> Vec<String> {
        self.output.panics()
    }

    /// Memory that the process holds, in KiB.
    ///
    /// # Panics
    /// If it does not run, or the system does not say.
    pub fn resident_kib(&self) -> u64 {
        let pid = self.child.as_ref().expect("it runs").id();
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("the system says");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line for it");
        line.trim().trim_end_matches(" kB").parse().expect("a number")
    }

    /// Puts its clock forward, if it was started with `--steered-clock`: what takes so long is due at once.
    ///
    /// # Panics
    /// If it does not run, or does not do it.
    pub async fn pass(&mut self, span: Duration) {
        const DONE: &str = "The clock reads ";
        let before = self.log().matches(DONE).count();
        let input = self.child.as_mut().expect("it runs").stdin.as_mut().expect("piped");
        writeln!(input, "{}", span.as_millis()).expect("it listens");
        let until = Instant::now() + PATIENCE;
        while self.log().matches(DONE).count() == before {
            assert!(Instant::now() < until, "its clock stands: {}", self.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills it as `kill -9` does, and waits until it is gone.
    ///
    /// # Panics
    /// If it does not run.
    pub fn kill9(&mut self) {
        let mut child = self.child.take().expect("it runs");
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
    }

    /// Starts it (again) with the same port and data, and waits until it serves.
    ///
    /// # Panics
    /// If it runs, or does not start in time.
    pub async fn restart(&mut self) {
        assert!(self.child.is_none(), "it runs already");
        let until = Instant::now() + PATIENCE;
        while !self.try_start().await {
            let may_yet = self.log().contains("can't listen") && Instant::now() < until;
            assert!(may_yet, "it does not start: {}", self.log());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Asks it to stop, as `kill -TERM` does, and does not wait.
    ///
    /// # Panics
    /// If it does not run.
    pub fn terminate(&self) {
        let pid = self.child.as_ref().expect("it runs").id().to_string();
        // The shell's own: `kill` is not on every machine a program.
        let status = Command::new("sh").args(["-c", "kill -TERM \"$0\"", &pid]).status();
        assert!(status.expect("a shell").success(), "it can't be told");
    }

    /// Waits until it has ended.
    ///
    /// # Panics
    /// If it does not end in time.
    pub async fn ended(&mut self) -> ExitStatus {
        let mut child = self.child.take().expect("it runs");
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = child.try_wait().expect("its state is known") {
                return status;
            }
            assert!(Instant::now() < until, "it does not end: {}", self.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Panics
    /// As [`terminate`](Site::terminate) and [`ended`](Site::ended).
    pub async fn stop(&mut self) -> ExitStatus {
        self.terminate();
        self.ended().await
    }

    /// Whether it runs now and serves. It does not if, for one, somebody else has taken the port.
    async fn try_start(&mut self) -> bool {
        let mut child = self.program().spawn().expect("the program can be run");
        self.output.follow(child.stderr.take().expect("piped"));
        let stdout = child.stdout.take().expect("piped");
        let address = self.output.follow_for(stdout, "Ataxx is on http://");
        // Dropped with the site, whatever happens next.
        self.child = Some(child);
        match tokio::time::timeout(PATIENCE, address).await {
            Ok(Ok(address)) => {
                self.address = address.parse().expect("it prints its address");
                true
            }
            Ok(Err(_)) => {
                self.kill9();
                false
            }
            Err(_) => panic!("it does not say where it serves: {}", self.log()),
        }
    }

    fn program(&self) -> Command {
        let mut command = Command::new(&self.binary);
        command
            // Nothing of how this process was started; a flag goes before a variable.
            .env_clear()
            .envs([("ATAXX_GAMES_PER_MINUTE", "1000000"), ("ATAXX_ENGINE_THREADS", "1")])
            .args(["--listen", &self.address.to_string(), "--database"])
            .arg(self.place.address(&self.database()))
            .args(&self.options)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself; then there is nothing to kill.
            let _ended = child.kill();
            let _ended = child.wait();
        }
        if std::thread::panicking() {
            eprintln!("--- what the server said ---\n{}---", self.log());
        } else {
            assert!(self.panics().is_empty(), "the server panicked: {}", self.log());
        }
    }
}

/// An address that is free just now. Not one of the ports that outgoing connections get: while the
/// server is down, a client that tries to connect to such a port may be given the very same as its own,
/// reach itself and keep the server from coming back.
fn free_address() -> SocketAddr {
    const FIRST: u16 = 10_240;
    const COUNT: u16 = 20_000;
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let offset = std::process::id().wrapping_mul(101) as u16;
    for _ in 0..COUNT {
        let n = NEXT.fetch_add(1, Ordering::Relaxed).wrapping_add(offset) % COUNT;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, FIRST + n));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
    panic!("no port is free")
}

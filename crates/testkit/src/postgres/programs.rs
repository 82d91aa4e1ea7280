//! Where PostgreSQL's programs are, and how they are run.

use std::ffi::OsStr;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The oldest version that the store is meant for.
const VERSION_MIN: u32 = 15;
/// Where Debian and its kin put each version.
const DEBIAN: &str = "/usr/lib/postgresql";
const MISSING: &str = "PostgreSQL 15 or later is missing. On Debian: apt-get install postgresql; elsewhere name the folder \
                       of its programs in ATAXX_TEST_POSTGRES=/path/to/bin";

/// A program of PostgreSQL's, as the one who may own a cluster.
pub(super) fn owned(program: &str) -> Command {
    let mut command = as_owner();
    command.arg(folder().join(program));
    command
}

/// A program of PostgreSQL's that is only a client.
pub(super) fn client(program: &str) -> Command {
    let mut command = Command::new(folder().join(program));
    command.stdin(Stdio::null());
    command
}

/// PostgreSQL refuses to be run by root.
pub(super) fn as_owner() -> Command {
    let mut command = Command::new("env");
    if is_root() {
        command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    // Where we are may be closed to that user.
    command.current_dir("/").stdin(Stdio::null());
    command
}

/// Makes an empty folder that only the owner of a cluster may enter.
pub(super) fn make_folder(folder: &Path) {
    let mut install = Command::new("install");
    install.args(["-d", "-m", "0700"]);
    if is_root() {
        install.args(["-o", "postgres"]);
    }
    run(install.arg(folder));
}

/// Runs it to its end, silently.
///
/// # Panics
/// If it fails, with what it said.
pub(super) fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&said));
}

pub(super) fn user_id() -> u32 {
    std::fs::metadata("/proc/self").expect("the system says who we are").uid()
}

fn is_root() -> bool {
    user_id() == 0
}

fn folder() -> PathBuf {
    if let Some(named) = std::env::var_os("ATAXX_TEST_POSTGRES") {
        return PathBuf::from(named);
    }
    newest_of_debian().or_else(in_path).unwrap_or_else(|| panic!("{MISSING}"))
}

fn newest_of_debian() -> Option<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN).ok()?;
    let versions = versions.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let newest = versions.filter(|version| *version >= VERSION_MIN).max()?;
    Some(PathBuf::from(format!("{DEBIAN}/{newest}/bin"))).filter(|folder| folder.join("initdb").is_file())
}

fn in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(<_ as AsRef<OsStr>>::as_ref(&path)).find(|folder| folder.join("initdb").is_file())
}

//! The programs that benches run as processes of their own, built in release.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::process;

/// The server, exactly as `cargo run --release` builds it.
pub fn server(root: &Path) -> Result<PathBuf, Failure> {
    build(root, &["--package", "server"], "ataxx-server")
}

/// The engine's terminal face.
pub fn engine(root: &Path) -> Result<PathBuf, Failure> {
    build(root, &["--package", "engine-cli"], "ataxx-engine")
}

/// A bare WebSocket echo.
pub fn echo(root: &Path) -> Result<PathBuf, Failure> {
    build(root, &["--package", "testkit", "--features", "load", "--bin", "ws-echo"], "ws-echo")
}

fn build(root: &Path, what: &[&str], binary: &str) -> Result<PathBuf, Failure> {
    process::run(process::cargo(root).args(["build", "--release"]).args(what))?;
    // We are built in release too, into the same folder.
    let ourselves = std::env::current_exe().map_err(|error| Failure::Bench(error.to_string()))?;
    Ok(ourselves.with_file_name(binary))
}

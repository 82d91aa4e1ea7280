//! The steps that are cargo's. All in the development profile, so that dependencies are built once, not once a step.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::counts::Counts;
use super::uncounted;
use crate::failure::Failure;
use crate::process;

/// All of it, benches included, and with the same features in each step: else dependencies would be built again.
const EVERYTHING: [&str; 3] = ["--workspace", "--features", "xtask/measure,i18n/pseudo"];

pub fn fmt(root: &Path) -> Result<Counts, Failure> {
    process::run(process::cargo(root).args(["fmt", "--all", "--check"]))?;
    // A workspace of its own.
    uncounted(process::run(process::cargo(root).args([
        "fmt",
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--check",
    ])))
}

pub fn clippy(root: &Path) -> Result<Counts, Failure> {
    let mut clippy = process::cargo(root);
    clippy.arg("clippy").args(EVERYTHING).args(["--all-targets", "--", "-D", "warnings"]);
    uncounted(process::run(&mut clippy))
}

/// The engine goes where there is no standard library: what it uses of it must stay behind its feature.
pub fn no_std(root: &Path) -> Result<Counts, Failure> {
    let engine = ["clippy", "--package", "engine", "--no-default-features", "--", "-D", "warnings"];
    uncounted(process::run(process::cargo(root).args(engine)))
}

pub fn doc(root: &Path) -> Result<Counts, Failure> {
    let mut doc = process::cargo(root);
    doc.arg("doc")
        .args(EVERYTHING)
        .args(["--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "-D warnings");
    uncounted(process::run(&mut doc))
}

/// With nextest where it is installed: it runs each test in a process of its own and names the slow ones.
pub fn test(root: &Path) -> Result<Counts, Failure> {
    let mut test = process::cargo(root);
    if process::find("cargo-nextest").is_some() {
        test.args(["nextest", "run", "--no-fail-fast", "--status-level=slow", "--final-status-level=skip"]);
    } else {
        println!("   (cargo-nextest is not installed: cargo test runs the same tests)");
        test.args(["test", "--lib", "--bins", "--tests", "--no-fail-fast"]);
    }
    counted(test.args(EVERYTHING))
}

/// Those that nextest cannot run.
pub fn doctest(root: &Path) -> Result<Counts, Failure> {
    counted(process::cargo(root).args(["test", "--doc", "--no-fail-fast"]).args(EVERYTHING))
}

/// Builds the server as the tests do, and says where it is: beside us.
pub fn server(root: &Path) -> Result<PathBuf, Failure> {
    process::run(process::cargo(root).args(["build", "--bin", "ataxx-server"]).args(EVERYTHING))?;
    let ourselves = std::env::current_exe()
        .map_err(|error| Failure::Start { command: "a look at where we are".to_owned(), error })?;
    Ok(ourselves.with_file_name("ataxx-server"))
}

/// Runs a command that runs tests. That it ran none at all is a fault too: of the command, or of how it is counted.
pub fn counted(command: &mut Command) -> Result<Counts, Failure> {
    let mut counts = Counts::default();
    process::run_heard(command, |line| counts.hear(line))?;
    if counts.passed == 0 {
        let why = "it ends well without having passed any test".to_owned();
        return Err(Failure::Malformed { what: "the summary of the tests".to_owned(), why });
    }
    Ok(counts)
}

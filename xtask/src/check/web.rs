//! The steps that are npm's, in `web/`.

use std::path::Path;
use std::process::Command;

use super::counts::Counts;
use super::rust::counted;
use super::tools::{self, Tool};
use super::uncounted;
use crate::failure::Failure;
use crate::process;

pub const NODE: &[Tool] = &[tools::NODE, tools::NPM];
pub const BROWSER: &[Tool] = &[tools::NODE, tools::NPM, tools::CHROMIUM, tools::CC];

/// Exactly what the lock file says, and no script of any package is run.
pub fn install(root: &Path) -> Result<Counts, Failure> {
    uncounted(process::run(npm(root).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])))
}

pub fn types(root: &Path) -> Result<Counts, Failure> {
    uncounted(process::run(npm(root).args(["run", "check"])))
}

pub fn test(root: &Path) -> Result<Counts, Failure> {
    counted(npm(root).arg("test"))
}

/// The tests start the server themselves, so it is built before.
pub fn browser(root: &Path) -> Result<Counts, Failure> {
    process::run(process::cargo(root).args(["build", "--package", "server"]))?;
    let mut tests = npm(root);
    tests.args(["run", "test:browser"]);
    if let Some(chromium) = tools::chromium() {
        tests.env("CHROMIUM", chromium);
    }
    counted(&mut tests)
}

fn npm(root: &Path) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(root.join("web"));
    npm
}

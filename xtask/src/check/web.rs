//! The steps that are npm's, in `web/`.

use std::path::Path;
use std::process::Command;

use super::counts::Counts;
use super::tools::{self, Tool};
use super::{rust, uncounted};
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
    rust::counted(npm(root).arg("test"))
}

/// The tests start the server themselves; `ATAXX_SERVER` and `CHROMIUM` say where both programs are.
pub fn browser(root: &Path) -> Result<Counts, Failure> {
    let server = rust::server(root)?;
    let mut tests = npm(root);
    tests.args(["run", "test:browser"]).env("ATAXX_SERVER", server);
    if let Some(chromium) = tools::chromium() {
        tests.env("CHROMIUM", chromium);
    }
    rust::counted(&mut tests)
}

fn npm(root: &Path) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(root.join("web"));
    npm
}

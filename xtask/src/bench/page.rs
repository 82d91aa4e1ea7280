use std::path::Path;
use std::process::Command;

use super::{argument, binaries};
use crate::failure::Failure;
use crate::{check, process};

/// What the home page weighs and how soon one can move in it, in Chromium with a release server.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    let repeats: u32 = argument(arguments, 0, "REPEATS", 5)?;
    let server = binaries::server(root)?;
    if !root.join("web/node_modules/playwright-core").is_dir() {
        check::run(root, &["--only".to_owned(), "web-install".to_owned()])?;
    }
    let mut node = Command::new("node");
    node.current_dir(root).arg("web/bench/page.mjs").arg(repeats.to_string()).env("ATAXX_SERVER", server);
    if let Some(chromium) = check::chromium() {
        node.env("CHROMIUM", chromium);
    }
    process::run(&mut node)
}

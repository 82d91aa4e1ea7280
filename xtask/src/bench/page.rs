use std::path::Path;
use std::process::Command;

use super::binaries;
use crate::failure::Failure;
use crate::{check, process};

/// As `web/bench/pages.mjs` calls them.
const PAGES: [&str; 4] = ["home", "rules", "guide", "game"];

/// What the pages weigh that people find first, and how soon one can do something on them, in Chromium with a release
/// server.
pub fn run(root: &Path, arguments: &[String]) -> Result<(), Failure> {
    verify(arguments)?;
    let server = binaries::server(root)?;
    if !root.join("web/node_modules/playwright-core").is_dir() {
        check::run(root, &["--only".to_owned(), "web-install".to_owned()])?;
    }
    let mut node = Command::new("node");
    node.current_dir(root).arg("web/bench/page.mjs").args(arguments).env("ATAXX_SERVER", server);
    if let Some(chromium) = check::chromium() {
        node.env("CHROMIUM", chromium);
    }
    process::run(&mut node)
}

/// Refuses what the script could not do before anything is built for it.
fn verify(arguments: &[String]) -> Result<(), Failure> {
    for pair in arguments.chunks(2) {
        let fits = match pair {
            [option, page] if option == "--page" => PAGES.contains(&page.as_str()),
            [option, count] if option == "--repeats" => count.parse().is_ok_and(|count: u32| count > 0),
            _ => false,
        };
        if !fits {
            return Err(Failure::Usage(format!(
                "bench page cannot do {:?}; pages: {PAGES:?}",
                pair.join(" ")
            )));
        }
    }
    Ok(())
}

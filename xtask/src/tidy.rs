//! What no compiler checks. Each check is a function of the project's files to its faults, in a file of its own.

mod clock;
mod crates;
mod fault;
mod functions;
mod graph;
mod leftovers;
mod locales;
mod migrations;
mod paths;
mod sizes;
mod texts;

use std::path::Path;

use crate::failure::Failure;
use crate::tree::Tree;
use fault::Fault;

type Check = fn(&Path, &Tree) -> Result<Vec<Fault>, Failure>;

/// Name, and what it sees to.
const CHECKS: &[(&str, &str, Check)] = &[
    ("graph", "crates depend as the table in ARCHITECTURE.md says", |root, tree| {
        graph::check(tree, &graph::read(root)?)
    }),
    ("sizes", "files and functions stay small, or are listed with a reason", |_, tree| sizes::check(tree)),
    ("paths", "what the docs name is there", |_, tree| Ok(paths::check(tree))),
    ("locales", "every text that is asked for exists, and every text is asked for", |_, tree| {
        Ok(locales::check(tree))
    }),
    ("texts", "templates and scripts hold no words for people", |_, tree| Ok(texts::check(tree))),
    ("migrations", "numbered without gaps, the same for each database", |_, tree| {
        Ok(migrations::check(tree))
    }),
    ("leftovers", "no notes to self, no debugging, no paths of one machine", |_, tree| {
        Ok(leftovers::check(tree))
    }),
    ("crates", "each crate has a README that is its doc, and a description", |_, tree| {
        Ok(crates::check(tree))
    }),
    ("clock", "only the crates at the edge may look at the clock", |_, tree| Ok(clock::check(tree))),
];

/// Runs the checks that are named, or all.
pub fn run(root: &Path, names: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = names.iter().find(|name| !CHECKS.iter().any(|(known, _, _)| known == name)) {
        let known: Vec<&str> = CHECKS.iter().map(|(name, _, _)| *name).collect();
        return Err(Failure::Usage(format!(
            "no check is called {unknown:?}; there are {}",
            known.join(", ")
        )));
    }
    let tree = Tree::read(root)?;
    let mut total = 0;
    for (name, about, check) in CHECKS {
        if !names.is_empty() && !names.iter().any(|wanted| wanted == name) {
            continue;
        }
        let faults = check(root, &tree)?;
        let verdict = if faults.is_empty() { "ok" } else { "NOT" };
        println!("  {verdict:<3} {name:<11} {about}");
        faults.iter().for_each(|fault| println!("      {fault}"));
        total += faults.len();
    }
    if total == 0 { Ok(()) } else { Err(Failure::Untidy(total)) }
}

//! The crate graph against the table in ARCHITECTURE.md, both ways.

mod metadata;
mod table;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::fault::Fault;
use crate::failure::Failure;
use crate::tree::Tree;

const DOCUMENT: &str = "ARCHITECTURE.md";

/// Test helpers that any crate may use in its tests.
const TEST_CRATE: &str = "testkit";

/// Crates from elsewhere that must not be reached, not even through another crate: what keeps a crate pure.
const NEVER: &[(&str, &[&str])] = &[
    ("ataxx", &["tokio", "rand", "getrandom", "serde_json"]),
    ("engine", &["tokio", "rand", "getrandom", "serde_json"]),
    ("play", &["tokio", "serde_json", "sqlx", "rand", "getrandom"]),
    ("store", &["axum", "hyper"]),
    ("i18n", &["tokio", "axum", "sqlx"]),
];

/// What the workspace's crates depend on, as cargo sees it.
#[derive(Default)]
pub struct Graph {
    pub crates: BTreeMap<String, Edges>,
}

#[derive(Default)]
pub struct Edges {
    /// Crates of the workspace that it names, for building and running.
    pub normal: BTreeSet<String>,
    /// Crates of the workspace that its tests name.
    pub dev: BTreeSet<String>,
    /// Every crate, ours or not, that is built into it.
    pub reached: BTreeSet<String>,
}

pub fn read(root: &Path) -> Result<Graph, Failure> {
    metadata::read(root)
}

pub fn check(tree: &Tree, graph: &Graph) -> Result<Vec<Fault>, Failure> {
    let text = tree.file(DOCUMENT).map_or("", |file| file.text.as_str());
    let table = table::parse(text)?;
    let mut faults = Vec::new();
    for row in &table {
        match graph.crates.get(&row.name) {
            Some(edges) => faults.extend(arrows(row, edges)),
            None => faults.push(Fault::at(DOCUMENT, row.line, format!("there is no crate `{}`", row.name))),
        }
    }
    for name in graph.crates.keys().filter(|name| !table.iter().any(|row| row.name == **name)) {
        faults
            .push(Fault::of(DOCUMENT, format!("the crate `{name}` is not in the table under \"## Crates\"")));
    }
    faults.extend(impurities(graph));
    Ok(faults)
}

fn arrows(row: &table::Row, edges: &Edges) -> Vec<Fault> {
    let manifest = format!("crates/{}/Cargo.toml", row.name);
    let fault = |other: &String, kind: &str| {
        let what = format!(
            "{kind} on `{other}`, which {DOCUMENT} does not allow: a new arrow is a change of the design"
        );
        Fault::of(&manifest, what)
    };
    let normal = edges.normal.iter().filter(|name| !row.allowed.contains(*name));
    let dev = edges.dev.iter().filter(|name| *name != TEST_CRATE && !row.allowed.contains(*name));
    normal.map(|name| fault(name, "depends")).chain(dev.map(|name| fault(name, "its tests depend"))).collect()
}

fn impurities(graph: &Graph) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, never) in NEVER {
        let Some(edges) = graph.crates.get(*name) else { continue };
        for reached in never.iter().filter(|other| edges.reached.contains(**other)) {
            let what = format!("reaches `{reached}`, directly or through another crate, and never may");
            faults.push(Fault::of(&format!("crates/{name}/Cargo.toml"), what));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "## Crates\n\n| crate | purpose | may depend on |\n|---|---|---|\n\
        | `ataxx` | Rules. | nothing |\n| `play` | Games. | `ataxx` |\n| `server` | All. | all above but `ataxx` |\n";

    fn edges(normal: &[&str], dev: &[&str], reached: &[&str]) -> Edges {
        let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Edges { normal: set(normal), dev: set(dev), reached: set(reached) }
    }

    #[track_caller]
    fn check_graph(crates: [(&str, Edges); 3], expect: &[&str]) {
        let crates = crates.into_iter().map(|(name, edges)| (name.to_owned(), edges)).collect();
        let found = check(&Tree::of(&[(DOCUMENT, TABLE)]), &Graph { crates }).unwrap();
        let found: Vec<String> = found.iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    #[test]
    fn what_the_table_allows() {
        check_graph(
            [
                ("ataxx", edges(&[], &["testkit"], &[])),
                ("play", edges(&["ataxx"], &[], &["ataxx", "serde"])),
                ("server", edges(&["play"], &["testkit"], &["play", "ataxx", "tokio"])),
            ],
            &[],
        );
    }

    #[test]
    fn what_it_does_not() {
        check_graph(
            [
                ("ataxx", edges(&["play"], &[], &[])),
                ("play", edges(&["ataxx"], &["server"], &["ataxx", "tokio"])),
                ("server", edges(&["ataxx"], &[], &[])),
            ],
            &[
                "crates/ataxx/Cargo.toml: depends on `play`",
                "crates/play/Cargo.toml: its tests depend on `server`",
                "crates/server/Cargo.toml: depends on `ataxx`",
                "crates/play/Cargo.toml: reaches `tokio`",
            ],
        );
    }

    #[test]
    fn a_crate_without_row_and_a_row_without_crate() {
        check_graph(
            [("ataxx", Edges::default()), ("play", Edges::default()), ("bus", Edges::default())],
            &["ARCHITECTURE.md:7: there is no crate `server`", "the crate `bus` is not in the table"],
        );
    }
}

//! Every crate says what it is: in its manifest, and in a README that is its documentation.

use super::fault::Fault;
use crate::tree::Tree;

const CRATE_DOC: &str = "#![doc = include_str!(\"../README.md\")]";

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.crate_folders().into_iter().flat_map(|folder| check_crate(tree, folder)).collect()
}

fn check_crate(tree: &Tree, folder: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let text = |name: &str| tree.file(&format!("{folder}{name}")).map(|file| file.text.as_str());
    let manifest = text("Cargo.toml").unwrap_or_default();
    let describes = |line: &str| line.strip_prefix("description = \"").is_some_and(|rest| rest.len() > 1);
    if !manifest.lines().any(describes) {
        faults.push(Fault::of(&format!("{folder}Cargo.toml"), "has no description"));
    }
    if text("README.md").is_none_or(|readme| readme.trim().is_empty()) {
        faults.push(Fault::of(&format!("{folder}README.md"), "is missing, or says nothing"));
    }
    let top = text("src/lib.rs").or_else(|| text("src/main.rs")).unwrap_or_default();
    if !top.contains(CRATE_DOC) {
        faults.push(Fault::of(
            &format!("{folder}src"),
            format!("the README is the crate's doc: `{CRATE_DOC}`"),
        ));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_crate(files: &[(&str, &str)], expect: &[&str]) {
        let found: Vec<String> = check(&Tree::of(files)).iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    #[test]
    fn a_crate_that_says_what_it_is() {
        let manifest = ("crates/bus/Cargo.toml", "[package]\ndescription = \"Carries bytes\"\n");
        let readme = ("crates/bus/README.md", "# bus\n\nCarries bytes.\n");
        check_crate(&[manifest, readme, ("crates/bus/src/lib.rs", CRATE_DOC)], &[]);
        check_crate(&[manifest, readme, ("crates/bus/src/main.rs", CRATE_DOC)], &[]);
        check_crate(&[manifest, readme, ("crates/bus/src/lib.rs", "")], &["crates/bus/src: the README is"]);
    }

    #[test]
    fn one_that_does_not() {
        check_crate(
            &[("crates/bus/Cargo.toml", "[package]\ndescription = \"\"\n")],
            &["Cargo.toml: has no description", "README.md: is missing", "src: the README is"],
        );
        let manifest = ("xtask/Cargo.toml", "[package]\ndescription = \"Chores\"\n");
        let empty = ("xtask/README.md", "\n");
        check_crate(
            &[manifest, empty, ("xtask/src/main.rs", CRATE_DOC)],
            &["xtask/README.md: is missing, or"],
        );
    }
}

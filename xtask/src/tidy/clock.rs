//! `clippy.toml` forbids the clock and the dice; only these crates may lift that.

use super::fault::Fault;
use crate::tree::Tree;

/// The edge of the system, where time and chance come in.
const EDGE: &[&str] = &["crates/server/", "crates/engine-cli/", "crates/testkit/", "xtask/"];

/// In two halves, so that this file does not find itself.
const LINT: &str = concat!("clippy::disallowed", "_methods");

pub fn check(tree: &Tree) -> Vec<Fault> {
    let inside = tree.files.iter().filter(|file| file.extension() == "rs");
    let inside = inside.filter(|file| !EDGE.iter().any(|folder| file.path.starts_with(folder)));
    let lifted = inside.flat_map(|file| {
        let lines = file.lines().filter(|(_, line)| line.contains(LINT));
        lines.map(move |(number, _)| {
            Fault::at(&file.path, number, "time and chance are arguments here: pass them in")
        })
    });
    lifted.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lifted_at_the_edge_only() {
        let text = format!("#![allow({LINT}, reason = \"x\")]\n");
        assert_eq!(check(&Tree::of(&[("crates/server/src/lib.rs", &text)])), []);
        let found = check(&Tree::of(&[("crates/play/src/lib.rs", &text)]));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].line, Some(1));
    }
}

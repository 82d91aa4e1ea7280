//! A path that a document names in backticks is there. Documents go stale silently; this makes it loud.

use super::fault::Fault;
use crate::tree::{File, Tree};

/// Endings by which a word in backticks is taken for a file of ours.
const EXTENSIONS: &[&str] = &["rs", "md", "toml", "js", "mjs", "css", "html", "ftl", "sql", "sh"];

/// Folders that a README names from where it stands.
const LOCAL: &[&str] = &["src", "tests", "benches", "examples", "migrations", "templates", "fuzz_targets"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let documents = tree.files.iter().filter(|file| file.extension() == "md");
    documents.flat_map(|document| check_document(tree, document)).collect()
}

fn check_document(tree: &Tree, document: &File) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut in_code = false;
    for (number, line) in document.lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code {
            for word in line.split('`').skip(1).step_by(2) {
                if names_path(tree, word) && !is_there(tree, document, word) {
                    faults.push(Fault::at(&document.path, number, format!("`{word}` is not there")));
                }
            }
        }
    }
    faults
}

/// Whether a word in backticks means a file or folder of the project: something in a folder that we have, or a name
/// with an ending that our files have.
fn names_path(tree: &Tree, word: &str) -> bool {
    let like_a_path = |c: char| c.is_ascii_alphanumeric() || "._-/@*{}<>,".contains(c);
    if word.starts_with(['/', '-']) || word.starts_with("..") || !word.chars().all(like_a_path) {
        return false;
    }
    let word = word.trim_start_matches("./");
    let extension = word.rsplit_once('.').map(|(stem, extension)| (!stem.is_empty()).then_some(extension));
    let is_file = extension.flatten().is_some_and(|extension| EXTENSIONS.contains(&extension));
    let in_folder = word.split_once('/').is_some_and(|(first, _)| LOCAL.contains(&first) || tree.has(first));
    is_file || in_folder
}

/// From the root, from the document's folder, or as the end of a longer path: `src/game.rs` is said of a crate that the
/// text is about.
fn is_there(tree: &Tree, document: &File, word: &str) -> bool {
    let word = certain_part(word.trim_start_matches("./"));
    let folder = document.path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let ending = format!("/{}", word.trim_end_matches('/'));
    let inside = format!("{ending}/");
    word.is_empty()
        || tree.has(word)
        || tree.has(&format!("{folder}{word}"))
        || tree.files.iter().any(|file| file.path.ends_with(&ending) || file.path.contains(&inside))
}

/// `locales/*/site.ftl` promises `locales`; what follows the star is any of many.
fn certain_part(word: &str) -> &str {
    match word.find(['*', '{', '<']) {
        None => word,
        Some(open) => word[..open].rsplit_once('/').map_or("", |(folder, _)| folder),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_text(text: &str, missing: &[&str]) {
        let files = [
            ("crates/play/README.md", text),
            ("crates/play/src/game/clock.rs", ""),
            ("locales/en/site.ftl", ""),
            (".ci/run", ""),
        ];
        let found: Vec<String> = check(&Tree::of(&files)).into_iter().map(|fault| fault.what).collect();
        let expect: Vec<String> = missing.iter().map(|word| format!("`{word}` is not there")).collect();
        assert_eq!(found, expect, "{text}");
    }

    #[test]
    fn what_is_there() {
        check_text(
            "See `crates/play/src/game/clock.rs`, `src/game/`, `clock.rs`, `play/src` and `.ci/run`.",
            &[],
        );
        check_text("Files `locales/*/site.ftl`, `locales/{en,pt}/*.ftl`, `*.rs`.", &[]);
    }

    #[test]
    fn what_is_not() {
        check_text(
            "See `crates/play/src/gone.rs`\nand `src/gone`.",
            &["crates/play/src/gone.rs", "src/gone"],
        );
        check_text(
            "In `locales/vi/` and `gone.rs`, `crates/gone/*.rs`.",
            &["locales/vi/", "gone.rs", "crates/gone/*.rs"],
        );
    }

    #[test]
    fn what_is_no_path() {
        check_text(
            "`cargo run`, `application/json`, `/api/x.html`, `a.b()`, `x.y`, `target/debug`, `.rs`.",
            &[],
        );
        check_text("```\ncrates/gone\n`crates/gone`\n```\n", &[]);
    }
}

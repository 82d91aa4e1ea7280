//! Notes to self, debugging output, and paths that exist on one machine only.

use super::fault::Fault;
use crate::tree::{File, Tree};

/// Written in two halves, so that this file does not find itself.
const LEFTOVERS: &[(&str, &str, &str)] = &[
    ("FIX", "ME", "mend it now, or write an issue"),
    ("XX", "X", "say it in words"),
    ("dbg", "!(", "use tracing, or remove it"),
    ("/wo", "rk/", "a path of one machine"),
    ("/tmp/tar", "get", "a path of one machine"),
    ("/ho", "me/", "a path of one machine"),
    ("/ro", "ot/", "a path of one machine"),
    ("/Us", "ers/", "a path of one machine"),
];

/// Written by tools, with checksums in which any letters can follow each other.
const LOCKS: &[&str] = &["Cargo.lock", "package-lock.json"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.files.iter().filter(|file| !LOCKS.contains(&file.name())).flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in file.lines() {
        for (head, tail, advice) in LEFTOVERS {
            let word = format!("{head}{tail}");
            if stands_alone(line, &word) {
                faults.push(Fault::at(&file.path, number, format!("`{word}`: {advice}")));
            }
        }
    }
    faults
}

/// Not as part of a longer word or path: `network/work/x` is no absolute path.
fn stands_alone(line: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '}' | ')');
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back().is_some_and(is_part);
        let after = line[at + word.len()..].chars().next().is_some_and(|c| c.is_alphanumeric());
        !before && (!after || word.ends_with(['/', '(', 't']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_line(line: &str, faults: usize) {
        let found = check(&Tree::of(&[("a.rs", line)]));
        assert_eq!(found.len(), faults, "{line}: {found:?}");
    }

    #[test]
    fn each_is_found() {
        for (head, tail, _) in LEFTOVERS {
            check_line(&format!("let x = 1; // {head}{tail}"), 1);
            check_line(&format!("\"{head}{tail}x"), usize::from(!matches!(*tail, "ME" | "X")));
        }
    }

    #[test]
    fn parts_of_other_words_are_not() {
        check_line(concat!("PRE", "FIX", "ME"), 0);
        check_line(concat!("XX", "XL"), 0);
        check_line(concat!("https://example.org/wo", "rk/x"), 0);
        check_line(concat!("../wo", "rk/x"), 0);
        check_line("/workers/x", 0);
    }

    #[test]
    fn checksums_may_hold_anything() {
        let text = concat!("sha512-/XX", "X/");
        assert_eq!(check(&Tree::of(&[("web/package-lock.json", text)])), []);
        assert_eq!(check(&Tree::of(&[("web/package.json", text)])).len(), 1);
    }
}

//! Files and functions stay small. What is larger stands in `xtask/tidy/allowed.toml` with a reason, and may only
//! shrink: the list is a ratchet.

use serde::Deserialize;

use super::fault::Fault;
use super::functions::functions;
use crate::failure::Failure;
use crate::tree::Tree;

const LIST: &str = "xtask/tidy/allowed.toml";
const FILE_LINES_MAX: usize = 500;
const FUNCTION_LINES_MAX: usize = 70;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Allowed {
    #[serde(default)]
    large: Vec<Entry>,
}

/// A file, or a function in it, that may be larger.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    path: String,
    /// None for the file as a whole.
    function: Option<String>,
    /// How long it is: neither more nor less, so that the list says how it stands.
    lines: usize,
    reason: String,
}

/// A file or a function, measured.
struct Piece<'a> {
    path: &'a str,
    function: Option<String>,
    line: usize,
    lines: usize,
}

pub fn check(tree: &Tree) -> Result<Vec<Fault>, Failure> {
    let text = tree.file(LIST).map_or("", |file| file.text.as_str());
    let allowed: Allowed = toml::from_str(text)
        .map_err(|error| Failure::Malformed { what: LIST.to_owned(), why: error.to_string() })?;
    let large: Vec<Piece> = pieces(tree).into_iter().filter(|piece| piece.lines > piece.limit()).collect();
    let mut faults: Vec<Fault> = large.iter().filter_map(|piece| refuse(piece, &allowed.large)).collect();
    for entry in &allowed.large {
        if entry.reason.trim().is_empty() {
            faults.push(Fault::of(LIST, format!("{} has no reason", entry.name())));
        }
        if !large.iter().any(|piece| entry.is_for(piece)) {
            faults.push(Fault::of(
                LIST,
                format!("{} is no longer too large: remove it from the list", entry.name()),
            ));
        }
    }
    Ok(faults)
}

fn pieces(tree: &Tree) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    for file in tree.files.iter().filter(|file| matches!(file.extension(), "rs" | "js" | "mjs" | "css")) {
        let path = file.path.as_str();
        pieces.push(Piece { path, function: None, line: 1, lines: file.text.lines().count() });
        if file.extension() == "rs" {
            let measured = functions(&file.text).into_iter();
            pieces.extend(measured.map(|f| Piece {
                path,
                function: Some(f.name),
                line: f.line,
                lines: f.lines,
            }));
        }
    }
    pieces
}

fn refuse(piece: &Piece, allowed: &[Entry]) -> Option<Fault> {
    let Some(entry) = allowed.iter().find(|entry| entry.is_for(piece)) else {
        let limit = piece.limit();
        let what = format!("{} has {} lines, more than {limit}: cut it", piece.name(), piece.lines);
        return Some(Fault::at(piece.path, piece.line, what));
    };
    match piece.lines.cmp(&entry.lines) {
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => {
            let what =
                format!("{} has grown from {} to {} lines: cut it", piece.name(), entry.lines, piece.lines);
            Some(Fault::at(piece.path, piece.line, what))
        }
        std::cmp::Ordering::Less => {
            let what = format!(
                "{} has shrunk to {} lines: write that down, so that it stays",
                entry.name(),
                piece.lines
            );
            Some(Fault::of(LIST, what))
        }
    }
}

impl Piece<'_> {
    fn limit(&self) -> usize {
        if self.function.is_some() { FUNCTION_LINES_MAX } else { FILE_LINES_MAX }
    }

    fn name(&self) -> String {
        self.function.as_ref().map_or_else(|| "the file".to_owned(), |name| format!("`{name}`"))
    }
}

impl Entry {
    fn is_for(&self, piece: &Piece) -> bool {
        self.path == piece.path && self.function == piece.function
    }

    fn name(&self) -> String {
        let function = self.function.as_ref().map(|name| format!(" `{name}`")).unwrap_or_default();
        format!("{}{function}", self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_sizes(path: &str, text: &str, list: &str, expect: &[&str]) {
        let found = check(&Tree::of(&[(path, text), (LIST, list)])).unwrap();
        let found: Vec<String> = found.iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    fn function(lines: usize) -> String {
        format!("fn long() {{\n{}}}\n", "    x;\n".repeat(lines - 2))
    }

    #[test]
    fn within_the_limits() {
        check_sizes("a.rs", &"x\n".repeat(500), "", &[]);
        check_sizes("a.rs", &function(70), "", &[]);
        check_sizes("a.md", &"x\n".repeat(501), "", &[]);
    }

    #[test]
    fn beyond_them() {
        check_sizes("a.js", &"x\n".repeat(501), "", &["a.js:1: the file has 501 lines"]);
        check_sizes("a.rs", &function(71), "", &["a.rs:1: `long` has 71 lines"]);
    }

    #[test]
    fn listed_ones_may_only_shrink() {
        let list = |lines: usize| {
            format!(
                "[[large]]\npath = \"a.rs\"\nfunction = \"long\"\nlines = {lines}\nreason = \"a table\"\n"
            )
        };
        check_sizes("a.rs", &function(80), &list(80), &[]);
        check_sizes("a.rs", &function(81), &list(80), &["`long` has grown from 80 to 81 lines"]);
        check_sizes("a.rs", &function(79), &list(80), &["has shrunk to 79 lines"]);
        check_sizes("a.rs", &function(70), &list(80), &["is no longer too large"]);
    }

    #[test]
    fn without_reason_no_exception() {
        let list = "[[large]]\npath = \"a.rs\"\nlines = 501\nreason = \" \"\n";
        check_sizes("a.rs", &"x\n".repeat(501), list, &["a.rs has no reason"]);
    }
}

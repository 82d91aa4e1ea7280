//! Texts by key, both ways: what the sources ask for is in the catalogue, and what is in the catalogue is asked for.
//! That all languages have the same keys is tested in `crates/i18n`.

mod scan;

use std::collections::BTreeMap;

use super::fault::Fault;
use crate::tree::{File, Tree};
use scan::{Literal, literals};

/// The catalogue that has every key.
const REFERENCE: &str = "locales/en/";

/// Sources in which keys are looked for, and how they ask for a text there.
struct Sources {
    folder: &'static str,
    extensions: &'static [&'static str],
    /// What stands right before the quoted key.
    calls: &'static [&'static str],
    /// A quoted word that begins so is a key wherever it stands.
    prefixes: &'static [&'static str],
}

const SOURCES: &[Sources] = &[
    Sources {
        folder: "crates/server/src/",
        extensions: &["rs"],
        calls: &["t.text(", "t.text_with(", "lang.text(", "lang.text_with(", "text(lang, "],
        prefixes: &["refusal-"],
    },
    Sources {
        folder: "crates/server/templates/",
        extensions: &["html", "txt", "xml", "svg"],
        calls: &["t.text(", "t.text_with("],
        prefixes: &["client-", "refusal-"],
    },
    Sources {
        folder: "web/",
        extensions: &["js", "mjs"],
        calls: &["text("],
        prefixes: &["client-", "refusal-"],
    },
];

/// Below these nothing is shown to anyone.
const EXCEPT: &[&str] = &["web/tests/", "web/node_modules/"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let known = keys(tree);
    let mut used: Vec<Literal> = Vec::new();
    let mut faults = Vec::new();
    for source in SOURCES {
        for file in files(tree, source) {
            let found = literals(&file.text, source.calls);
            let asked =
                found.iter().filter(|l| l.called || source.prefixes.iter().any(|p| l.text.starts_with(p)));
            faults.extend(asked.filter(|l| !answers(&known, l)).map(|l| unknown(file, l)));
            used.extend(found);
        }
    }
    let unused = known.iter().filter(|(key, _)| !used.iter().any(|literal| literal.covers(key)));
    let where_it_stands = |(key, at): (&&str, &(&str, usize))| {
        Fault::at(at.0, at.1, format!("`{key}` is asked for nowhere: remove it, in every language"))
    };
    faults.extend(unused.map(where_it_stands));
    faults
}

/// Every key with its file and line.
fn keys(tree: &Tree) -> BTreeMap<&str, (&str, usize)> {
    let mut keys = BTreeMap::new();
    for file in tree.under(REFERENCE).filter(|file| file.extension() == "ftl") {
        for (number, line) in file.lines() {
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| is_key(key)) {
                keys.insert(key, (file.path.as_str(), number));
            }
        }
    }
    keys
}

fn is_key(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(scan::in_key)
}

fn files<'a>(tree: &'a Tree, source: &'a Sources) -> impl Iterator<Item = &'a File> {
    let shown = |file: &&File| !EXCEPT.iter().any(|folder| file.path.starts_with(folder));
    tree.under(source.folder).filter(shown).filter(|file| source.extensions.contains(&file.extension()))
}

fn answers(known: &BTreeMap<&str, (&str, usize)>, literal: &Literal) -> bool {
    known.keys().any(|key| literal.covers(key))
}

fn unknown(file: &File, literal: &Literal) -> Fault {
    let what = if literal.open { "no text begins with" } else { "there is no text" };
    Fault::at(&file.path, literal.line, format!("{what} `{}` in {REFERENCE}", literal.text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &str =
        "# site-comment = no\nsite-title = Ataxx\nclient-win = Won\n    .x = y\nrefusal-late = Late\n";

    #[track_caller]
    fn check_sources(sources: &[(&str, &str)], expect: &[&str]) {
        let mut files = vec![("locales/en/site.ftl", CATALOGUE)];
        files.extend(sources);
        let found: Vec<String> = check(&Tree::of(&files)).iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    const PAGE: (&str, &str) = ("crates/server/templates/page.html", "<h1>{{ t.text(\"site-title\") }}</h1>");
    const SCRIPT: (&str, &str) = ("web/board.js", "x(text('client-win'), text(`refusal-${code}`));");

    #[test]
    fn all_known_and_all_used() {
        check_sources(&[PAGE, SCRIPT], &[]);
    }

    #[test]
    fn unused_ones() {
        check_sources(&[PAGE], &["site.ftl:3: `client-win` is asked", "site.ftl:5: `refusal-late` is asked"]);
        let test = ("web/tests/a.js", SCRIPT.1);
        check_sources(&[PAGE, test], &["`client-win` is asked", "`refusal-late` is asked"]);
    }

    #[test]
    fn unknown_ones() {
        let rust = ("crates/server/src/page.rs", "\n  lang.text_with(\n    \"site-gone\",\n  )\n");
        check_sources(&[PAGE, SCRIPT, rust], &["page.rs:3: there is no text `site-gone`"]);
        let script =
            ("web/a.js", "const MESSAGES = { lost: 'client-lost' }; text(`client-x-${y}`); text('other');");
        check_sources(
            &[PAGE, SCRIPT, script],
            &["no text `client-lost`", "begins with `client-x-`", "there is no text `other`"],
        );
    }
}

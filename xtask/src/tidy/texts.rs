//! No words for people in templates and scripts: they are in the catalogues.

use super::fault::Fault;
use crate::tree::{File, Tree};

/// Attributes that are read, or read aloud.
const READ: &[&str] = &["aria-label=\"", "title=\"", "alt=\"", "placeholder=\"", "aria-roledescription=\""];
/// What is written on keys stays the same in every language.
const KEYS: &[&str] = &["Home", "End"];
/// Where a script puts words before people.
const SHOWN: &[&str] = &[
    "fill(",
    "say(",
    "button(",
    "textContent =",
    "innerText =",
    "aria-label'",
    "ariaLabel",
    ".title =",
    "alert(",
    "confirm(",
];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let templates = tree.under("crates/server/templates/").filter(|file| file.extension() == "html");
    let scripts = ["web/js/", "web/worker/"].into_iter().flat_map(|folder| tree.under(folder));
    templates.flat_map(check_template).chain(scripts.flat_map(check_script)).collect()
}

fn check_template(file: &File) -> Vec<Fault> {
    let mut markup = file.text.clone();
    for (open, close) in [("{#", "#}"), ("{{", "}}"), ("{%", "%}"), ("<code>", "</code>")] {
        markup = without(&markup, open, close);
    }
    let read = READ.iter().flat_map(|attribute| values(&markup, attribute));
    let words: Vec<String> = read.chain([without(&markup, "<", ">")]).flat_map(|text| words(&text)).collect();
    let strange = words.into_iter().filter(|word| !KEYS.contains(&word.as_str()));
    strange
        .map(|word| Fault::of(&file.path, format!("`{word}` is a text: it belongs into locales/")))
        .collect()
}

/// `text` with spaces in place of everything from `open` to `close`.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut rest = text;
    let mut left = String::new();
    while let Some((before, after)) = rest.split_once(open) {
        left.push_str(before);
        left.push(' ');
        rest = after.split_once(close).map_or("", |(_, after)| after);
    }
    left + rest
}

fn values(markup: &str, attribute: &str) -> Vec<String> {
    let found = markup.match_indices(attribute).map(|(at, _)| &markup[at + attribute.len()..]);
    found.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

/// Two letters and more.
fn words(text: &str) -> Vec<String> {
    let entity_free = without(text, "&", ";");
    let words = entity_free.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 1);
    words.map(str::to_owned).collect()
}

fn check_script(file: &File) -> Vec<Fault> {
    let shown = file.lines().filter(|(_, line)| SHOWN.iter().any(|call| line.contains(call)));
    let told = shown.flat_map(|(number, line)| literals(line).map(move |literal| (number, literal)));
    told.filter(|(_, literal)| is_told(literal))
        .map(|(number, literal)| {
            Fault::at(&file.path, number, format!("{literal:?} is a text: it belongs into locales/"))
        })
        .collect()
}

/// What stands in single quotes or backticks.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split(" // ").next().unwrap_or(line);
    code.split(['\'', '`']).skip(1).step_by(2)
}

/// Words as people say them, not the name of a part or a key.
fn is_told(literal: &str) -> bool {
    let plain = without(literal, "${", "}");
    let words = words(&plain);
    let is_name = plain.contains(['[', '"', '#', '/', '=']) || plain.starts_with('.');
    !is_name
        && (words.len() > 2 && plain.contains(' ')
            || words.iter().any(|word| word.starts_with(char::is_uppercase)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_one(path: &str, text: &str, expect: &[&str]) {
        let found: Vec<String> = check(&Tree::of(&[(path, text)])).iter().map(Fault::to_string).collect();
        assert_eq!(found.len(), expect.len(), "{found:?}");
        for (found, expect) in found.iter().zip(expect) {
            assert!(found.contains(expect), "{found} lacks {expect}");
        }
    }

    #[test]
    fn templates() {
        let page = |text| check_one("crates/server/templates/a.html", text, &[]);
        page("<p class=\"big\">{{ t.text(\"a-b\") }} · <i>a</i>&nbsp;{# a note #}{% if x %}1{% endif %}</p>");
        page("<a title=\"{{ x }} (Home)\">{{ x }}</a>");
        check_one("crates/server/templates/a.html", "<p>Hello</p>", &["`Hello` is a text"]);
        check_one("crates/server/templates/a.html", "<a aria-label=\"Go {{ x }}\"></a>", &["`Go` is a text"]);
    }

    #[test]
    fn scripts() {
        let script = |text| check_one("web/js/a.js", text, &[]);
        script("fill(part('status-text'), text('client-turn')); say(words.join(' ')); // as people say it");
        script(
            "throw new Error(`the page has no part ${name}`);\nbutton(text('client-no'), press, 'quiet wide');",
        );
        check_one("web/js/a.js", "fill(line, 'You win');", &["\"You win\" is a text"]);
        check_one("web/js/a.js", "line.textContent = `${name} wins the game`;", &["wins the game"]);
        check_one("web/js/a.js", "cell.setAttribute('aria-label', 'Board');", &["\"Board\""]);
    }
}

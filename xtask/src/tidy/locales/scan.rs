//! Words in quotes that can be keys.

/// A quoted word, or the beginning of one that the program puts together.
#[derive(PartialEq, Eq, Debug)]
pub struct Literal {
    pub text: String,
    /// More follows when the program runs: `client-${x}`, `refusal-{x}`, `"client-" + x`.
    pub open: bool,
    /// It is the argument of one of the calls.
    pub called: bool,
    /// From 1.
    pub line: usize,
}

impl Literal {
    /// Whether it can be this key.
    pub fn covers(&self, key: &str) -> bool {
        if self.open { key.starts_with(&self.text) } else { key == self.text }
    }
}

/// Every quoted word of a source in any language of ours that has a key's letters only. `calls` end where the key's
/// quote begins, white space aside.
pub fn literals(text: &str, calls: &[&str]) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut line = 1;
    for (at, c) in text.char_indices() {
        if c == '\n' {
            line += 1;
        }
        if matches!(c, '"' | '\'' | '`')
            && let Some((word, open)) = word(&text[at + 1..], c)
        {
            let called = called(&text[..at], calls);
            found.push(Literal { text: word.to_owned(), open, called, line });
        }
    }
    found
}

pub fn in_key(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
}

/// The word up to its closing quote, or up to where the program goes on with it.
fn word(rest: &str, quote: char) -> Option<(&str, bool)> {
    let end = rest.find(|c| !in_key(c))?;
    let (word, after) = rest.split_at(end);
    if word.is_empty() || !word.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let closed = after.starts_with(quote);
    let goes_on = word.ends_with('-') && (closed || after.starts_with("${") || after.starts_with('{'));
    (closed || goes_on).then_some((word, goes_on))
}

/// Whether the text ends in one of the calls, and not in a longer name that only ends like it.
fn called(before: &str, calls: &[&str]) -> bool {
    let before = before.trim_end_matches('&').trim_end();
    calls.iter().any(|call| {
        let rest = before.strip_suffix(call.trim_end());
        rest.is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: &[(&str, bool, bool)]) {
        let found = literals(text, &["t.text(", "text(lang, "]);
        let found: Vec<_> = found.iter().map(|l| (l.text.as_str(), l.open, l.called)).collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn calls() {
        check("t.text(\"site-title\")", &[("site-title", false, true)]);
        check("t.text(\n    'site-title',", &[("site-title", false, true)]);
        check("text(lang, \"a\", &[])", &[("a", false, true)]);
        check("part.text(\"a\")", &[("a", false, false)]);
        check("self.t.text(&format!(\"a-{b}\"))", &[("a-", true, false)]);
    }

    #[test]
    fn open_ends() {
        check("`a-${b}`", &[("a-", true, false)]);
        check("'a-' + b", &[("a-", true, false)]);
        check("`a${b}`", &[]);
    }

    #[test]
    fn what_is_no_key() {
        check("\"Hello\" 'it is' \"a b\" \"\" \"-a\" 'a", &[]);
    }

    #[test]
    fn lines() {
        assert_eq!(literals("\n\n'a'", &[])[0].line, 3);
    }
}

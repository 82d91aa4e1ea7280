//! Comments are for who reads the sources: in our scripts they would be a third of what a reader's network carries.

/// A script without its comments. Their line breaks stay, so that a fault's line is that of the source, and so
/// that statements end where they did.
///
/// Tells comments from strings, templates and regular expressions as the language does, but for one thing: after
/// `)` a `/` divides. A regular expression can't follow `if (…)` directly here.
pub(super) fn without_comments(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    // The braces that are open inside each `${` that is open.
    let mut inside: Vec<usize> = Vec::new();
    let mut rest = script;
    while let Some(first) = rest.chars().next() {
        let (length, comment) = match first {
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), true),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |end| end + 2), true),
            '/' if takes_value(&out) => (expression(rest).unwrap_or(1), false),
            '"' | '\'' => (closed(rest, first), false),
            '`' => (template(rest, &mut inside), false),
            '}' if inside.last() == Some(&0) => {
                inside.pop();
                (template(rest, &mut inside), false)
            }
            _ => {
                count(first, &mut inside);
                (first.len_utf8(), false)
            }
        };
        let (token, after) = rest.split_at(length);
        if comment {
            push_gap(&mut out, token);
        } else {
            out.push_str(token);
        }
        rest = after;
    }
    out
}

/// What stays of a comment: its line breaks, or a space between the words beside it.
fn push_gap(out: &mut String, comment: &str) {
    let breaks = comment.matches('\n').count();
    if breaks == 0 && !out.ends_with(char::is_whitespace) {
        out.push(' ');
    }
    out.extend(std::iter::repeat_n('\n', breaks));
}

fn count(brace: char, inside: &mut [usize]) {
    if let Some(open) = inside.last_mut() {
        match brace {
            '{' => *open += 1,
            '}' => *open -= 1,
            _ => {}
        }
    }
}

/// Whether a value must follow what has been read, so that a `/` begins a regular expression.
fn takes_value(before: &str) -> bool {
    let before = before.trim_end();
    let word_begins = before.rfind(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'));
    let word =
        &before[word_begins.map_or(0, |at| at + before[at..].chars().next().map_or(0, char::len_utf8))..];
    if word.is_empty() {
        return !before.ends_with([')', ']', '"', '\'', '`']);
    }
    ["return", "typeof", "case", "in", "of", "await", "yield", "void", "delete", "throw", "else", "do"]
        .contains(&word)
}

/// The length of a regular expression without its flags; none, if it has no end on its line.
fn expression(text: &str) -> Option<usize> {
    let (mut escaped, mut in_class) = (false, false);
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return None,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' => in_class = true,
            ']' => in_class = false,
            '/' if !in_class => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The length of a string, with its quotes.
fn closed(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a template, or of its part after a `${…}`, up to its end or to the next `${`.
fn template(text: &str, inside: &mut Vec<usize>) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '`' => return at + 1,
            '$' if text[at..].starts_with("${") => {
                inside.push(0);
                return at + 2;
            }
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(script: &str, expect: &str) {
        assert_eq!(without_comments(script), expect);
        assert_eq!(without_comments(expect), expect, "nothing is left to take away");
    }

    #[test]
    fn comments_go_and_lines_stay() {
        check("/** a\n * b\n */\nlet x; // c\nlet y;", "\n\n\nlet x; \nlet y;");
        check("f(/** @type {A} */ (x), a/* */in b)", "f(  (x), a in b)");
        check("return /* a\n */ x", "return \n x");
        check("a // no end", "a ");
        check("'é' /* é */ + 'é'", "'é'  + 'é'");
    }

    #[test]
    fn strings_and_templates_are_left_alone() {
        check(r#"'// a' + "/* b */" + 'it\'s // c' // d"#, r#"'// a' + "/* b */" + 'it\'s // c' "#);
        check(
            "`// a ${b /* c */ + { d: `/* e */` }.d} // f` // g",
            "`// a ${b  + { d: `/* e */` }.d} // f` ",
        );
        check("`\\`\\${ /* a */` /* b */", "`\\`\\${ /* a */` ");
        check("`${a}${() => { return {}; }} // b`", "`${a}${() => { return {}; }} // b`");
    }

    #[test]
    fn a_regular_expression_is_told_from_a_division() {
        check(r"x.match(/['`/*]\/*[/*]/g) // a", r"x.match(/['`/*]\/*[/*]/g) ");
        check("return /'/ // a", "return /'/ ");
        check(
            "a / b // '\n(a) / b /* ' */ / c[0] / d",
            "a / b \n(a) / b / c[0] / d".replace("b / c", "b  / c").as_str(),
        );
        check("é / 2 // '", "é / 2 ");
    }
}

//! How long the functions of a Rust file are.

pub struct Function {
    pub name: String,
    /// Where it begins, from 1.
    pub line: usize,
    /// From its `fn` to its closing brace.
    pub lines: usize,
}

/// The functions of a file that rustfmt has formatted: there, and only there, a function ends at the first closing
/// brace that stands as far to the right as its beginning. Nested ones are counted too, in both.
pub fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = declared(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        if let Some(length) = length(&lines[start..], indent) {
            found.push(Function { name: name.to_owned(), line: start + 1, lines: length });
        }
    }
    found
}

/// The name in a line as `pub const unsafe fn name<T>(…`.
fn declared(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    loop {
        if let Some(after) = rest.strip_prefix("fn ") {
            let end = after.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(after.len());
            return (end > 0).then(|| &after[..end]);
        }
        let (word, after) = rest.split_once(' ')?;
        let qualifier = matches!(word, "pub" | "const" | "async" | "unsafe" | "extern" | "default")
            || word.starts_with("pub(")
            || word.starts_with('"');
        if !qualifier {
            return None;
        }
        rest = after;
    }
}

/// None where there is no body: a required method of a trait.
fn length(lines: &[&str], indent: &str) -> Option<usize> {
    let closes = |line: &str| line.strip_prefix(indent).is_some_and(|rest| rest.starts_with('}'));
    let ends_declaration =
        |line: &str| line.starts_with(indent) && line.ends_with(';') && !line.contains('{');
    for (index, line) in lines.iter().enumerate() {
        let on_its_own_line = index == 0 && line.trim_end().ends_with('}') && line.contains('{');
        if on_its_own_line || (index > 0 && closes(line)) {
            return Some(index + 1);
        }
        // In a declaration over several lines, those between are deeper.
        let shallow = index == 0 || line.strip_prefix(indent).is_some_and(|rest| rest.starts_with(')'));
        if shallow && ends_declaration(line) {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expect: &[(&str, usize, usize)]) {
        let found = functions(text);
        let found: Vec<_> = found.iter().map(|f| (f.name.as_str(), f.line, f.lines)).collect();
        assert_eq!(found, expect);
    }

    #[test]
    fn from_fn_to_brace() {
        check(
            "fn a() {\n    b\n}\n\npub(crate) async fn c<T>(\n    t: T,\n) {\n    {\n    }\n}\n",
            &[("a", 1, 3), ("c", 5, 6)],
        );
        check("fn one_line() {}\nconst fn two() -> u8 { 2 }\n", &[("one_line", 1, 1), ("two", 2, 1)]);
        check("pub unsafe extern \"C\" fn a()\nwhere\n    T: U,\n{\n    x\n}\n", &[("a", 1, 6)]);
    }

    #[test]
    fn nested_ones_and_methods() {
        check("impl A {\n    fn b() {\n        fn c() {\n        }\n    }\n}\n", &[("b", 2, 4), ("c", 3, 2)]);
    }

    #[test]
    fn no_body_no_length() {
        check(
            "trait A {\n    fn b();\n    fn c(\n        d: u8,\n    ) -> u8;\n    fn e() {\n    }\n}\n",
            &[("e", 6, 2)],
        );
        check("// fn a() {\nlet fnord = fn_name;\ntype F = fn(u8);\nx: fn(u8) -> u8,\n", &[]);
    }
}

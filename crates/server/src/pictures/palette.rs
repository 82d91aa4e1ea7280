//! The colours of the site by day, read from the style sheet's own tokens: a picture and a page can't differ.

const TOKENS: &str = include_str!("../../../../web/styles/tokens.css");

/// The day's value of the token `name`, as `#e2573c`.
///
/// # Panics
/// If the style sheet has no such colour; the tests draw every picture.
pub(super) fn day(name: &str) -> &'static str {
    find(TOKENS, name).unwrap_or_else(|| panic!("tokens.css has no colour --{name}"))
}

fn find<'a>(tokens: &'a str, name: &str) -> Option<&'a str> {
    let start = format!("--{name}: light-dark(");
    let (day, _night) = tokens.lines().find_map(|line| line.trim().strip_prefix(&start)?.split_once(','))?;
    Some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_day_comes_before_the_night() {
        let tokens = "  --rim-light: light-dark(#ffffff, #000000);\n  --rim: light-dark(#111111, #222222);";
        assert_eq!(find(tokens, "rim"), Some("#111111"));
        assert_eq!(find(tokens, "rim-light"), Some("#ffffff"));
        assert_eq!(find(tokens, "agar"), None);
    }
}

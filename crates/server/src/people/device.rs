//! What people know a browser by.

use axum::http::{HeaderMap, header};

/// The browsers and the systems that can be told, each by what it says; the first that fits counts, for most claim to
/// be others too. Names are the same in all languages.
const BROWSERS: &[(&str, &str)] = &[
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];
/// Of what a program says of itself that is no browser of these, so many characters.
const CHARS_MAX: usize = 40;

/// As `Firefox, Linux`; empty where nothing is said.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let find = |list: &[(&str, &'static str)]| {
        list.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let found: Vec<&str> = [find(BROWSERS), find(SYSTEMS)].into_iter().flatten().collect();
    if found.is_empty() { agent.chars().take(CHARS_MAX).collect() } else { found.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(agent: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::USER_AGENT, agent.parse().unwrap());
        device(&headers)
    }

    #[test]
    fn a_browser_is_known_by_its_name_and_its_system() {
        for (agent, name) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
                "Chrome, Windows",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.0", "curl/8.0"),
        ] {
            assert_eq!(named(agent), name);
        }
        assert_eq!(device(&HeaderMap::new()), "");
        assert_eq!(named(&"x".repeat(1_000)).len(), CHARS_MAX);
    }
}

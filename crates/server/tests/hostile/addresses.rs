//! Addresses that are none, and methods that are none of theirs.

use protocol::Why;
use testkit::site::Answer;

use super::arena::Arena;

/// A whole page in that language, telling no more than it must.
fn is_a_page_in(lang: &str, answer: &Answer, path: &str) {
    assert_eq!(answer.status, 404, "{path}");
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    assert!(answer.text().contains(&format!("<html lang=\"{lang}")), "{path}: {}", answer.text());
    for inside in ["panicked", "src/", "axum", "sqlx", "Utf8Error", "<script>alert"] {
        assert!(!answer.text().contains(inside), "{path} tells of {inside}");
    }
}

#[tokio::test]
async fn an_unknown_page_is_told_in_the_readers_language() {
    let arena = Arena::new().await;
    for path in [
        "/en/game/0000000000",
        "/en/game/nonsense",
        "/en/game/%ff",
        "/en/nothing",
        "/en/game/",
        "/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "/en//",
        "/en/../../etc/passwd",
    ] {
        let answer = arena.site.get(path).header("accept-language", "pt").send().await;
        is_a_page_in("en", &answer, path);
    }
    for path in ["/nothing", "/xx/", "/%ff/", "/%00", "/favicon.php", "/.env", "/data/ataxx.db", "/xx/game/a"]
    {
        for (accept, lang) in [("pt-BR,pt;q=0.9", "pt"), ("en", "en"), ("", "en"), ("tlh, *;q=0.1", "en")] {
            let answer = arena.site.get(path).header("accept-language", accept).send().await;
            is_a_page_in(lang, &answer, path);
        }
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn an_unknown_address_of_the_api_is_told_as_a_problem() {
    let arena = Arena::new().await;
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/games/0000000000/nothing",
        "/api/games/0000000000",
        "/api/games/%ff",
        "/api/games/%ff/events",
        "/api/game/0000000000",
        "/ws/",
        "/api/games/0000000000/events",
        "/api/games/nonsense/invite.svg",
        "/ws/more",
    ] {
        let answer = arena.site.get(path).header("accept-language", "pt").send().await;
        let why = answer.why(404);
        assert!(matches!(why, Why::NotFound | Why::UnknownGame), "{path}: {why:?}");
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn an_address_answers_only_its_methods() {
    let arena = Arena::new().await;
    let game = &arena.red.game;
    for (method, path) in [
        ("PUT", "/api/games".to_owned()),
        ("DELETE", format!("/api/games/{game}")),
        ("POST", format!("/api/games/{game}")),
        ("GET", format!("/api/games/{game}/join")),
        ("GET", format!("/api/games/{game}/commands")),
        ("POST", format!("/api/games/{game}/events")),
        ("PATCH", "/api/openapi.json".to_owned()),
        ("POST", "/ws".to_owned()),
        ("POST", "/en/".to_owned()),
        ("DELETE", format!("/en/game/{game}")),
        ("POST", "/healthz".to_owned()),
        ("TRACE", "/api/games".to_owned()),
        ("BREW", "/en/".to_owned()),
    ] {
        let answer = arena.site.request(method, &path).send().await;
        assert_eq!(answer.why(405), Why::WrongMethod, "{method} {path}");
        assert!(answer.header("allow").is_some(), "{method} {path} does not say what is allowed");
    }
    for path in ["/en/", "/healthz", "/nothing", "/api/openapi.json"] {
        let (get, head) = (arena.site.get(path).send().await, arena.site.request("HEAD", path).send().await);
        assert_eq!(
            (get.status, get.header("content-type")),
            (head.status, head.header("content-type")),
            "{path}"
        );
        assert!(head.body.is_empty());
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn assets_are_only_those_that_were_built_in() {
    let arena = Arena::new().await;
    let page = arena.site.get("/en/").send().await;
    let start = page.text().find("/assets/").expect("a page loads assets");
    let asset: String = page.text()[start..].chars().take_while(|c| *c != '"').collect();
    let known = arena.site.get(&asset).send().await;
    assert_eq!(known.status, 200, "{asset}");
    assert_eq!(known.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let hash = asset.split('/').nth(2).unwrap();
    for path in [
        format!("/assets/{hash}/../../Cargo.toml"),
        format!("/assets/{hash}/..%2f..%2f..%2fCargo.toml"),
        format!("/assets/{hash}/%2e%2e/%2e%2e/Cargo.toml"),
        format!("/assets/{hash}/..\\..\\Cargo.toml"),
        format!("/assets/{hash}//etc/passwd"),
        format!("/assets/{hash}/%2fetc%2fpasswd"),
        format!("/assets/{hash}/%00"),
        format!("/assets/{hash}/%ff"),
        format!("/assets/../{hash}/x"),
        asset.replace(hash, "0000000000"),
        asset.replace(hash, ".."),
        "/assets/".to_owned(),
        "/assets".to_owned(),
    ] {
        let answer = arena.site.get(&path).send().await;
        assert_eq!(answer.why(404), Why::NotFound, "{path}");
    }
    arena.goes_on_untouched().await;
}

/// A request may claim any host: it never gets into the page as more than a host's name.
#[tokio::test]
async fn the_host_header_is_not_trusted() {
    let arena = Arena::new().await;
    let game = format!("/en/game/{}", arena.red.game);
    let svg = format!("/api/games/{}/invite.svg", arena.red.game);
    for host in
        ["evil\"><script>alert(1)</script>", "a b", "evil/path?x=", "é", "user@evil", &"h".repeat(300)]
    {
        for path in ["/", "/en/", &game, &svg, "/nothing", "/sitemap.xml", "/robots.txt"] {
            let answer = arena.site.get_as(host, path).send().await;
            assert!(answer.status < 500, "{path} {host}");
            for (name, value) in &answer.headers {
                assert!(!value.as_bytes().windows(4).any(|w| w == b"evil"), "{path}: {name} repeats {host}");
            }
            let text = String::from_utf8_lossy(&answer.body);
            assert!(!text.contains("evil") && !text.contains("alert(1)"), "{path} repeats {host}");
        }
    }
    // Where one goes on to is always ours.
    for path in
        ["/", "//evil.example", "/\\evil.example", "/game/..%2f..%2fevil", "/game/%0d%0aSet-Cookie:x", "/en"]
    {
        let answer = arena.site.get(path).send().await;
        assert!(answer.header("set-cookie").is_none());
        if let Some(to) = answer.header("location") {
            assert!(to.starts_with("/en/") && !to.contains("evil"), "{path} leads to {to}");
        }
    }
    arena.goes_on_untouched().await;
}

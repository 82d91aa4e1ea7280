//! Pages and what comes with every answer.

use protocol::Time;
use store::{SqliteStore, Store};
use testkit::site::{Answer, Dice, Site, seed};

use super::SERVER;

fn is_secure(answer: &Answer, what: &str) {
    let header = |name: &str| answer.header(name).unwrap_or_else(|| panic!("{what} has no {name}"));
    let policy = header("content-security-policy");
    for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
        assert!(policy.contains(rule), "{what}: {policy}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains("http"), "{what}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("referrer-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{what}");
    assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{what}");
    assert!(header("permissions-policy").contains("camera=()"), "{what}");
    assert!(answer.header("set-cookie").is_none(), "{what} sets a cookie");
}

#[tokio::test]
async fn every_kind_of_answer_is_secure() {
    let site = Site::start(SERVER).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let game = format!("/api/games/{}", red.game);
    for (method, path, status) in [
        ("GET", "/", 307),
        ("GET", "/en", 308),
        ("GET", "/en/", 200),
        ("HEAD", "/pt/", 200),
        ("GET", &format!("/en/game/{}", red.game), 200),
        ("GET", "/en/game/0000000000", 404),
        ("GET", "/nothing", 404),
        ("GET", "/%ff/", 404),
        ("GET", "/assets/x/y", 404),
        ("GET", "/en/offline", 200),
        ("GET", "/en/manifest.webmanifest", 200),
        ("GET", "/xx/manifest.webmanifest", 404),
        ("GET", "/sw.js", 200),
        ("GET", &game, 200),
        ("GET", &format!("{game}/invite.svg"), 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/games", 400),
        ("POST", &format!("{game}/commands"), 400),
        ("DELETE", &game, 405),
        ("GET", "/ws", 400),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
    ] {
        let answer = site.request(method, path).send().await;
        assert_eq!(answer.status, status, "{method} {path}");
        is_secure(&answer, &format!("{method} {path}"));
    }
    let other_site = site.post("/api/games").header("origin", "http://evil.example").send().await;
    is_secure(&other_site, "a refused origin");
    let too_long = site.post("/api/games").body(vec![b' '; 10_000]).send().await;
    assert_eq!(too_long.status, 413);
    is_secure(&too_long, "too long a body");
}

#[tokio::test]
async fn a_file_has_a_short_head_that_trusts_nothing() {
    let site = Site::start(SERVER).await;
    let page = site.get("/en/").send().await;
    let begin = page.text().find("/assets/").expect("a page has files");
    let path: String = page.text()[begin..].chars().take_while(|c| *c != '"').collect();
    let file = site.get(&path).send().await;
    assert_eq!(file.header("content-security-policy"), Some("default-src 'none'"));
    assert_eq!(file.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(file.header("cross-origin-resource-policy"), Some("same-origin"));
    assert_eq!(file.header("permissions-policy"), None, "{path} is no page");
}

#[tokio::test]
async fn pages_load_nothing_from_elsewhere_and_hold_no_script() {
    let site = Site::start(SERVER).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    for path in ["/en/", "/pt/", &format!("/en/game/{}", red.game), "/en/nothing", "/en/offline"] {
        let answer = site.get(path).send().await;
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        for tag in tags(answer.text()) {
            let is_data =
                ["json", "ld+json"].map(|kind| tag.contains(&format!("type=\"application/{kind}\"")));
            let is_data = is_data.contains(&true);
            assert!(!tag.starts_with("<script") || is_data || tag.contains(" src="), "{path}: {tag}");
            assert!(!tag.starts_with("<style") && !tag.contains(" style="), "{path}: {tag}");
            assert!(!tag.contains(" on") || !tag.contains("=\"javascript"), "{path}: {tag}");
            for name in [" onclick", " onload", " onerror", " onsubmit", "javascript:"] {
                assert!(!tag.contains(name), "{path}: {tag}");
            }
            if !tag.starts_with("<a ") {
                assert!(!tag.contains("src=\"http") && !tag.contains("src=\"//"), "{path}: {tag}");
            }
        }
    }
}

/// The tags of a page, as far as these tests need them.
fn tags(html: &str) -> Vec<&str> {
    html.match_indices('<')
        .map(|(at, _)| &html[at..])
        .filter_map(|rest| Some(&rest[..=rest.find('>')?]))
        .collect()
}

#[tokio::test]
async fn the_language_is_the_readers_and_then_the_addresses() {
    let site = Site::start(SERVER).await;
    for (accept, to) in [("pt-BR, en;q=0.5", "/pt/"), ("en", "/en/"), ("", "/en/"), ("xx", "/en/")] {
        let answer = site.get("/").header("accept-language", accept).send().await;
        assert_eq!(answer.header("location"), Some(to), "{accept}");
        assert_eq!(answer.header("vary").map(str::to_lowercase).as_deref(), Some("accept-language"));
    }
    let page = site.get("/pt/").header("accept-language", "en").send().await;
    assert!(page.text().contains("<html lang=\"pt"));
}

/// Its first line is all that the worker knows of this version.
#[tokio::test]
async fn the_worker_names_every_file_and_page_there_is() {
    let site = Site::start(SERVER).await;
    let worker = site.get("/sw.js").send().await;
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    let line = worker.text().lines().find_map(|line| line.strip_prefix("const SITE = ")).unwrap();
    let known: serde_json::Value = serde_json::from_str(line.trim_end_matches(';')).unwrap();
    let texts =
        |name: &str| known[name].as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned());
    let base = known["base"].as_str().unwrap();
    assert!(texts("files").count() > 40);
    for file in texts("files") {
        let answer = site.get(&format!("{base}/{file}")).send().await;
        assert_eq!(answer.status, 200, "{file}");
    }
    let home = site.get("/en/").send().await;
    assert!(home.text().contains(&format!("\"{base}/site.css\"")));
    for lang in texts("languages") {
        let offline = site.get(&format!("/{lang}/{}", known["offline"].as_str().unwrap())).send().await;
        assert_eq!(offline.status, 200, "{lang}");
        for place in texts("places").filter(|place| !place.is_empty()) {
            assert!(offline.text().contains(&format!("href=\"/{lang}/{place}\"")), "{lang}: {place}");
        }
    }
}

#[tokio::test]
async fn pages_are_compressed_for_who_wants_it() {
    let site = Site::start(SERVER).await;
    let plain = site.get("/en/").send().await;
    assert_eq!(plain.header("content-encoding"), None);
    for encoding in ["br", "gzip"] {
        let answer = site.get("/en/").header("accept-encoding", encoding).send().await;
        assert_eq!(answer.header("content-encoding"), Some(encoding));
        assert!(answer.body.len() * 2 < plain.body.len(), "{} of {}", answer.body.len(), plain.body.len());
    }
}

#[tokio::test]
async fn reading_creates_nothing() {
    let mut site = Site::start(SERVER).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let game = &red.game;
    for _ in 0..3 {
        for path in [
            "/".to_owned(),
            "/en/".to_owned(),
            format!("/game/{game}"),
            format!("/en/game/{game}"),
            "/en/game/0000000000".to_owned(),
            format!("/api/games/{game}"),
            format!("/api/games/{game}/invite.svg"),
            "/nothing".to_owned(),
        ] {
            for method in ["GET", "HEAD"] {
                let answer = site.request(method, &path).header("user-agent", "preview").send().await;
                assert!(answer.header("set-cookie").is_none(), "{path}");
            }
        }
        drop(site.get(&format!("/api/games/{game}/events")).stream().await);
        drop(site.watch(game).await);
    }
    assert!(site.stop().await.success());
    let store = SqliteStore::open(site.database()).await.unwrap();
    assert_eq!(store.live_games().await.unwrap(), 1);
    let id = game.parse().unwrap();
    assert_eq!(store.events(id, play::Version::ZERO).await.unwrap().len(), 2);
    assert_eq!(store.seats(id).await.unwrap().len(), 2);
}

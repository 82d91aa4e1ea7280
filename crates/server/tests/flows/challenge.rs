//! The page that challenges somebody by name: what it offers, to whom, and what a link chooses.

use serde_json::json;
use testkit::site::{Browser, Site};

use super::SERVER;

#[tokio::test]
async fn the_form_offers_what_the_two_can_play() {
    let site = Site::start(SERVER).await;
    let mut ann = Browser::registered(&site, "Ann").await;
    Browser::registered(&site, "Bob").await;

    let link = "/en/challenge/bob?time=5+3&side=blue&stake=ranked";
    let form = ann.see(&site, link).await;
    assert_eq!(form.status, 200);
    let html = form.text();
    assert!(html.contains("Challenge Bob"), "by the name as its owner writes it");
    for chosen in
        [r#"value="blue" autocomplete="off" checked"#, r#"value="ranked" autocomplete="off" checked"#]
    {
        assert!(html.contains(chosen), "{chosen}");
    }

    let guest = site.get(link).send().await;
    assert!(guest.cookie().is_none(), "reading makes nobody");
    let html = guest.text();
    assert!(html.contains("Ranked games need an account.") && !html.contains(r#"value="ranked""#));

    assert_eq!(ann.see(&site, "/en/challenge/nobody-here").await.status, 404);
    let own = ann.see(&site, "/en/challenge/Ann").await;
    assert!((400..500).contains(&own.status) && own.text().contains("That is yourself."));
}

#[tokio::test]
async fn the_strip_is_there_for_who_is_known() {
    let site = Site::start(SERVER).await;
    let mut ann = Browser::registered(&site, "Ann").await;
    for path in ["/en/", "/el/games/mine"] {
        assert!(ann.see(&site, path).await.text().contains(r#"data-part="challenges""#), "{path}");
        assert!(!site.get(path).send().await.text().contains(r#"data-part="challenges""#), "{path}");
    }
}

#[tokio::test]
async fn nobody_is_sent_more_challenges_than_they_can_read() {
    let site = Site::start(SERVER).await;
    Browser::registered(&site, "Ann").await;
    let challenge = json!({ "to": "Ann", "side": "red", "stake": "casual", "time": { "kind": "untimed" } });
    let send =
        async || site.post("/api/challenges").header("accept-language", "en").json(&challenge).send().await;
    for _ in 0..20 {
        assert!(send().await.status < 300);
    }
    // Waiting a second would help nobody.
    let late = send().await;
    assert_eq!(late.why(409), protocol::Why::TooManyChallenges);
    assert!(late.header("retry-after").is_none() && late.text().contains("Take one back"));
}

#[tokio::test]
async fn an_address_sends_only_so_many_newcomers() {
    let site = Site::start_with(SERVER, &["--games-per-minute", "2"]).await;
    let mut ann = Browser::registered(&site, "Ann").await;
    Browser::registered(&site, "Bob").await;
    let to =
        |name: &str| json!({ "to": name, "side": "red", "stake": "casual", "time": { "kind": "untimed" } });
    let send = async || site.post("/api/challenges").json(&to("Ann")).send().await;
    assert!(send().await.status < 300 && send().await.status < 300);
    let late = send().await;
    assert_eq!(late.why(429), protocol::Why::TooMany);
    assert!(late.header("retry-after").is_some() && late.cookie().is_none());
    // Whoever is known pays by themselves.
    assert!(ann.post(&site, "/api/challenges", &to("Bob")).await.status < 300);
}

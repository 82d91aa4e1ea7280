//! The page that challenges somebody by name: what it offers, to whom, and what a link chooses.

use serde_json::json;
use testkit::site::{Answer, Site};

use super::SERVER;

/// Registers an account, and answers its cookie.
async fn account(site: &Site, name: &str) -> String {
    let body = json!({ "name": name, "password": "a dish of agar" });
    let answer = site.post("/api/account/register").json(&body).send().await;
    answer.cookie().expect("a session")
}

async fn page(site: &Site, path: &str, cookie: Option<&str>) -> Answer {
    let request = site.get(path);
    match cookie {
        Some(cookie) => request.cookie(cookie).send().await,
        None => request.send().await,
    }
}

#[tokio::test]
async fn the_form_offers_what_the_two_can_play() {
    let site = Site::start(SERVER).await;
    let ann = account(&site, "Ann").await;
    account(&site, "Bob").await;

    let link = "/en/challenge/bob?time=5+3&side=blue&stake=ranked";
    let form = page(&site, link, Some(&ann)).await;
    assert_eq!(form.status, 200);
    let html = form.text();
    assert!(html.contains("Challenge Bob"), "by the name as its owner writes it");
    for chosen in
        [r#"value="blue" autocomplete="off" checked"#, r#"value="ranked" autocomplete="off" checked"#]
    {
        assert!(html.contains(chosen), "{chosen}");
    }

    let guest = page(&site, link, None).await;
    assert!(guest.cookie().is_none(), "reading makes nobody");
    let html = guest.text();
    assert!(html.contains("Ranked games need an account.") && !html.contains(r#"value="ranked""#));

    assert_eq!(page(&site, "/en/challenge/nobody-here", Some(&ann)).await.status, 404);
    let own = page(&site, "/en/challenge/Ann", Some(&ann)).await;
    assert!((400..500).contains(&own.status) && own.text().contains("That is yourself."));
}

#[tokio::test]
async fn the_strip_is_there_for_who_is_known() {
    let site = Site::start(SERVER).await;
    let ann = account(&site, "Ann").await;
    for path in ["/en/", "/el/games/mine"] {
        assert!(page(&site, path, Some(&ann)).await.text().contains(r#"data-part="challenges""#), "{path}");
        assert!(!page(&site, path, None).await.text().contains(r#"data-part="challenges""#), "{path}");
    }
}

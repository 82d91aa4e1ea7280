//! An account makes bots, and no more and nobody else's.

use protocol::Why;
use testkit::site::{Answer, Site};

use super::cast;

async fn page(site: &Site) -> String {
    let answer = cast::owner().see(site, "/en/account/bots").await;
    assert_eq!(answer.status, 200);
    answer.text().to_owned()
}

async fn send(site: &Site, form: &str, name: &str) -> Answer {
    cast::owner().form(site, &format!("/en/account/bots{form}"), &format!("name={name}")).await
}

/// The token that a page shows.
fn token(answer: &Answer) -> String {
    let text = answer.text();
    let at = text.find("ataxx_").unwrap_or_else(|| panic!("no token: {text}"));
    text[at..at + 49].to_owned()
}

async fn is_known(site: &Site, token: &str) -> bool {
    let answer = site.get("/api/challenges").bearer(token).send().await;
    if answer.status == 200 {
        return true;
    }
    assert_eq!(answer.why(401), Why::NotSignedIn);
    false
}

#[tokio::test]
async fn a_token_is_shown_once_renewed_and_revoked() {
    let site = cast::site(0, &[]).await;
    let made = send(&site, "", "Amoeba").await;
    assert_eq!(made.status, 200);
    assert_eq!(made.header("cache-control"), Some("no-store"));
    let first = token(&made);
    assert!(is_known(&site, &first).await);
    let shown = page(&site).await;
    assert!(shown.contains("Amoeba") && !shown.contains("ataxx_"), "shown once");
    let second = token(&send(&site, "/token", "Amoeba").await);
    assert!(is_known(&site, &second).await && !is_known(&site, &first).await);
    assert_eq!(send(&site, "/revoke", "Amoeba").await.status, 303);
    assert!(!is_known(&site, &second).await);
    let third = token(&send(&site, "/token", "Amoeba").await);
    assert_eq!(send(&site, "/remove", "Amoeba").await.status, 303);
    assert!(!is_known(&site, &third).await);
    assert!(!page(&site).await.contains("Amoeba"));
    assert_eq!(send(&site, "", "Amoeba").await.status, 409, "its name stays its own");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let site = cast::site(3, &[]).await;
    let flawed = send(&site, "", "a%20b").await;
    assert_eq!(flawed.status, 422);
    assert!(flawed.text().contains("a b"), "what was typed stays");
    assert_eq!(send(&site, "", &cast::name(0)).await.status, 409, "taken");
    assert_eq!(send(&site, "", "Fourth").await.status, 200);
    assert_eq!(send(&site, "", "Fifth").await.status, 409, "four are the most");
    assert_eq!(send(&site, "/token", "Owner").await.status, 404, "no bot of theirs");
    // Who is not signed in is asked to; a bot is no account.
    for answer in [
        site.get("/en/account/bots").send().await,
        site.get("/en/account/bots").bearer(&cast::token(0)).send().await,
    ] {
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some("/en/sign-in?next=/en/account/bots"))
        );
    }
}

//! Accounts: registering, signing in, devices, passwords, one's data, the end; by the API and by forms.

use protocol::{AccountProblem, SignedIn, Time};
use serde_json::{Value, json};
use testkit::site::{Answer, Browser, Dice, Site, seed};

use super::SERVER;

const PASSWORD: &str = Browser::PASSWORD;

async fn kept(browser: &mut Browser, site: &Site) -> Value {
    browser.see(site, "/api/account/export").await.json()
}

/// The name of the account that is signed in, as the account's page says it; none if it sends one to sign in.
async fn account(browser: &mut Browser, site: &Site) -> Option<String> {
    let answer = browser.see(site, "/en/account").await;
    let name = answer.text().split("<h1><bdi>").nth(1)?.split('<').next()?;
    Some(name.to_owned())
}

fn refused(answer: &Answer, status: u16, why: &str) -> AccountProblem {
    assert_eq!(answer.status, status, "{}", answer.text());
    let problem: AccountProblem = answer.json();
    assert_eq!(problem.why, why);
    assert!(!problem.text.is_empty());
    problem
}

#[tokio::test]
async fn a_guest_who_registers_stays_the_same_and_keeps_games_and_seats() {
    let site = Site::start(SERVER).await;
    let mut browser = Browser::default();
    let secret = "abcdefghijklmnopqrstu-";
    let wish = json!({ "secret": secret, "opponent": { "kind": "computer", "level": 1 }, "side": "red",
        "time": { "kind": "untimed" } });
    let game: Value = browser.post(&site, "/api/games", &wish).await.json();
    let guest = kept(&mut browser, &site).await;
    assert_eq!(guest["user"]["kind"], "guest");

    let answer = browser.register(&site, "Ada").await;
    assert_eq!((answer.status, answer.json::<SignedIn>().name.as_str()), (201, "Ada"));
    let account = kept(&mut browser, &site).await;
    assert_eq!((&account["user"]["kind"], &account["user"]["name"]), (&json!("account"), &json!("Ada")));
    assert_eq!(account["user"]["id"], guest["user"]["id"]);
    assert_eq!(account["games"], guest["games"]);
    assert_eq!(account["games"].as_array().map(Vec::len), Some(1));
    let page = site.get(&format!("/en/game/{}", game["game"].as_str().unwrap())).send().await;
    assert_eq!(page.status, 200);

    // Twice is once.
    refused(&browser.register(&site, "Bob").await, 409, "signed-in");
}

#[tokio::test]
async fn names_and_passwords_that_will_not_do_are_refused_with_field_and_reason() {
    let site = Site::start(SERVER).await;
    drop(Browser::registered(&site, "Ada").await);
    let mut browser = Browser::default();
    for (name, password, status, why, field) in [
        ("", PASSWORD, 422, "name-too-short", "name"),
        ("x".repeat(2_000).as_str(), PASSWORD, 422, "name-too-long", "name"),
        ("a\u{200b}da", PASSWORD, 422, "name-character", "name"),
        ("<b>ada", PASSWORD, 422, "name-character", "name"),
        ("\u{202e}ada", PASSWORD, 422, "name-character", "name"),
        ("аda", PASSWORD, 422, "name-mixed", "name"),
        ("Adm1n", PASSWORD, 422, "name-reserved", "name"),
        ("QuietOtter42", PASSWORD, 422, "name-of-guests", "name"),
        ("ADA", PASSWORD, 409, "name-taken", "name"),
        ("A-d_a", PASSWORD, 409, "name-taken", "name"),
        ("Bob", "short", 422, "password-too-short", "new-password"),
        ("Bob", "x1".repeat(300).as_str(), 422, "password-too-long", "new-password"),
        ("Bob", "Password1", 422, "password-common", "new-password"),
        ("Bob-the-Bold", "bob-the-bold", 422, "password-is-name", "new-password"),
    ] {
        let body = json!({ "name": name, "password": password });
        let answer = browser.post(&site, "/api/account/register", &body).await;
        let problem = refused(&answer, status, why);
        assert_eq!(problem.field.as_deref(), Some(field), "{name}");
    }
    assert!(browser.cookie.is_none(), "a form that is refused makes nobody");
    for body in [json!({}), json!({ "name": "Bob" }), json!({ "name": 1, "password": [] }), json!("x")] {
        assert_eq!(browser.post(&site, "/api/account/register", &body).await.status, 400);
    }
    let huge = json!({ "name": "x".repeat(100_000), "password": PASSWORD });
    assert_eq!(browser.post(&site, "/api/account/register", &huge).await.status, 413);
}

#[tokio::test]
async fn nobody_learns_by_signing_in_which_names_there_are() {
    let site = Site::start(SERVER).await;
    drop(Browser::registered(&site, "Ada").await);
    let mut browser = Browser::default();
    let mut told = Vec::new();
    for (name, password) in [
        ("Ada", "not her password"),
        ("Nobody-Here", PASSWORD),
        ("ada\u{0}", PASSWORD),
        ("Ada", ""),
        ("", ""),
        ("Ada", "x".repeat(1_000).as_str()),
    ] {
        let answer = browser.sign_in(&site, name, password).await;
        refused(&answer, 403, "no-match");
        told.push(answer.text().to_owned());
    }
    assert!(told.iter().all(|text| *text == told[0]), "{told:?}");
    assert!(browser.cookie.is_none());
    // However the name is written, it is the one.
    assert_eq!(browser.sign_in(&site, " aDA ", PASSWORD).await.json::<SignedIn>().name, "Ada");
    assert_eq!(account(&mut browser, &site).await.as_deref(), Some("Ada"));
}

#[tokio::test]
async fn who_tries_too_often_is_told_when_to_try_again() {
    let site = Site::start(SERVER).await;
    drop(Browser::registered(&site, "Ada").await);
    let mut browser = Browser::default();
    for _ in 0..10 {
        refused(&browser.sign_in(&site, "Ada", "a wrong password").await, 403, "no-match");
    }
    // Look-alikes are the same name, and even the right password has to wait.
    let answer = browser.sign_in(&site, "A-D-A", PASSWORD).await;
    let problem = refused(&answer, 429, "too-many");
    assert!(problem.retry_ms.is_some_and(|ms| (1..=30_000).contains(&ms)), "{problem:?}");
    assert!(problem.text.contains("second"), "{}", problem.text);
    assert!(answer.header("retry-after").is_some());
    // Others are not concerned.
    drop(Browser::registered(&site, "Bob").await);
    assert_eq!(browser.sign_in(&site, "Bob", PASSWORD).await.status, 200);
    let form = format!("name=Ada&password={}", PASSWORD.replace(' ', "+"));
    let page = Browser::default().form(&site, "/en/sign-in", &form).await;
    assert_eq!(page.status, 429);
    assert!(page.text().contains("role=\"alert\"") && page.header("retry-after").is_some());
}

#[tokio::test]
async fn an_address_makes_only_so_many_accounts() {
    let site = Site::start_with(SERVER, &["--accounts-per-hour", "2"]).await;
    drop((Browser::registered(&site, "Ada").await, Browser::registered(&site, "Bob").await));
    let problem = refused(&Browser::default().register(&site, "Eve").await, 429, "too-many");
    assert!(problem.text.contains("minutes"), "{}", problem.text);
    // What is refused for its form costs nothing.
    refused(&Browser::default().register(&site, "e").await, 422, "name-too-short");
}

#[tokio::test]
async fn forms_work_without_a_script_and_keep_what_was_typed() {
    let site = Site::start(SERVER).await;
    let mut browser = Browser::default();
    let page = browser.form(&site, "/en/register", "name=%3Cb%3E%22Ada&new-password=secret+agar&next=").await;
    assert_eq!((page.status, page.header("cache-control")), (422, Some("no-store")));
    assert!(page.text().contains("value=\"&#60;b&#62;&#34;Ada\""), "{}", page.text());
    assert!(page.text().contains("id=\"name-flaw\"") && page.text().contains("aria-invalid=\"true\""));
    assert!(!page.text().contains("secret agar"), "a password is sent back");

    let sent = "name=Ada&new-password=a+dish+of+agar&next=%2Fen%2Fgame%2F0123456789";
    let answer = browser.form(&site, "/en/register", sent).await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/en/game/0123456789")));
    assert_eq!(account(&mut browser, &site).await.as_deref(), Some("Ada"));
    // Who is signed in is led on.
    let answer = browser.see(&site, "/pt/sign-in?next=/pt/rules").await;
    assert_eq!(answer.header("location"), Some("/pt/rules"));

    let answer = browser.form(&site, "/en/account/sign-out", "").await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/en/")));
    assert_eq!(account(&mut browser, &site).await, None);
    for evil in
        ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "javascript%3Aalert(1)"]
    {
        let sent = format!("name=Ada&password=a+dish+of+agar&next={evil}");
        let answer = browser.form(&site, "/en/sign-in", &sent).await;
        assert_eq!((answer.status, answer.header("location")), (303, Some("/en/account")), "{evil}");
        browser.form(&site, "/en/account/sign-out", "").await;
    }
    for nonsense in ["", "name=x", "%ff=%fe", "name=a&name=b&password=c"] {
        assert_eq!(browser.form(&site, "/en/sign-in", nonsense).await.status, 400, "{nonsense}");
    }
    // Far too much is answered by the form, and more than that by a page.
    let name = "a".repeat(10_000);
    let page = browser.form(&site, "/en/register", &format!("name={name}&new-password=secret+agar")).await;
    assert!(page.status == 422 && page.text().contains("id=\"name-flaw\"") && page.text().contains(&name));
    let page =
        browser.form(&site, "/pt/register", &format!("name={}&new-password=x", "a".repeat(100_000))).await;
    assert_eq!(page.status, 413);
    assert!(page.text().contains("<html lang=\"pt"), "{}", page.text());
    assert_eq!(browser.form(&site, "/xx/sign-in", "name=a&password=b").await.status, 404);
}

#[tokio::test]
async fn the_header_says_who_reads() {
    let site = Site::start(SERVER).await;
    let mut browser = Browser::default();
    assert!(browser.see(&site, "/en/rules").await.text().contains("href=\"/en/sign-in?next=/en/rules\""));
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let secret = "abcdefghijklmnopqrstu_";
    let wish = json!({ "secret": secret, "opponent": { "kind": "friend" }, "side": "red",
        "time": { "kind": "untimed" } });
    browser.post(&site, "/api/games", &wish).await;
    let name = kept(&mut browser, &site).await["user"]["name"].as_str().unwrap().to_owned();
    let page = browser.see(&site, &format!("/en/game/{}", red.game)).await;
    assert!(page.text().contains(&format!("You play as a guest: {name}")));
    browser.register(&site, "Ada").await;
    assert!(browser.see(&site, "/en/").await.text().contains("Your account: Ada"));
    assert!(!site.get("/en/").send().await.text().contains("Ada"));
}

#[tokio::test]
async fn a_device_is_signed_out_from_another() {
    let site = Site::start(SERVER).await;
    let mut desk = Browser::registered(&site, "Ada").await;
    let (mut phone, mut other) = (Browser::default(), Browser::registered(&site, "Eve").await);
    let request = site.post("/api/account/sign-in").header("user-agent", "X (iPhone) Safari/1");
    let answer = phone.send(request.json(&json!({ "name": "Ada", "password": PASSWORD }))).await;
    assert_eq!(answer.status, 200);
    let page = desk.see(&site, "/en/account").await;
    assert!(page.text().contains("Safari, iPhone"), "{}", page.text());
    let token = page.text().split("name=\"session\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let form = format!("session={token}");

    // Not by somebody else.
    other.form(&site, "/en/account/session", &form).await;
    assert_eq!(account(&mut phone, &site).await.as_deref(), Some("Ada"));
    let answer = desk.form(&site, "/en/account/session", &form).await;
    assert_eq!(answer.header("location"), Some("/en/account?done=session"));
    assert_eq!(account(&mut phone, &site).await, None);
    assert_eq!(account(&mut desk, &site).await.as_deref(), Some("Ada"));
    for nonsense in ["session=zz", "session=00", "session=%F0%9F%A6%A0"] {
        assert_eq!(desk.form(&site, "/en/account/session", nonsense).await.status, 303);
    }

    phone.sign_in(&site, "Ada", PASSWORD).await;
    desk.form(&site, "/en/account/session", "session=").await;
    assert_eq!(
        (account(&mut phone, &site).await, account(&mut desk, &site).await.as_deref()),
        (None, Some("Ada"))
    );
}

#[tokio::test]
async fn another_password_ends_the_other_sessions() {
    let site = Site::start(SERVER).await;
    let mut desk = Browser::registered(&site, "Ada").await;
    let mut phone = Browser::default();
    phone.sign_in(&site, "Ada", PASSWORD).await;

    let wrong =
        desk.form(&site, "/en/account/password", "password=guess+guess&new-password=a+new+dish").await;
    assert_eq!(wrong.status, 403);
    assert!(wrong.text().contains("id=\"password-flaw\""));
    let sent = "password=a+dish+of+agar&new-password=password";
    assert!(desk.form(&site, "/en/account/password", sent).await.text().contains("id=\"new-password-flaw\""));
    assert_eq!(account(&mut phone, &site).await.as_deref(), Some("Ada"));

    let sent = "password=a+dish+of+agar&new-password=a+new+dish";
    let answer = desk.form(&site, "/en/account/password", sent).await;
    assert_eq!(answer.header("location"), Some("/en/account?done=password"));
    assert_eq!(
        (account(&mut phone, &site).await, account(&mut desk, &site).await.as_deref()),
        (None, Some("Ada"))
    );
    refused(&phone.sign_in(&site, "Ada", PASSWORD).await, 403, "no-match");
    assert_eq!(phone.sign_in(&site, "Ada", "a new dish").await.status, 200);
    // Nobody has no password to change.
    let answer = Browser::default().form(&site, "/en/account/password", sent).await;
    assert_eq!(answer.header("location"), Some("/en/sign-in"));
}

#[tokio::test]
async fn one_can_have_all_that_is_kept_but_no_secret() {
    let site = Site::start(SERVER).await;
    refused(&site.get("/api/account/export").send().await, 401, "signed-out");
    let mut browser = Browser::registered(&site, "Ada").await;
    let answer = browser.see(&site, "/api/account/export").await;
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"ataxx.json\""));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let kept: Value = answer.json();
    assert_eq!(kept["user"]["name"], "Ada");
    assert_eq!(kept["user"]["has_password"], true);
    for nothing in ["games", "said", "following", "blocking", "bots", "vacations", "push_addresses"] {
        assert_eq!(kept[nothing], json!([]), "{nothing}");
    }
    assert_eq!(kept["sessions"].as_array().map(Vec::len), Some(1));
    let token = browser.cookie.clone().unwrap();
    let token = token.split_once('=').unwrap().1;
    assert!(!answer.text().contains("argon2") && !answer.text().contains(token));
}

#[tokio::test]
async fn a_closed_account_is_nobodys_and_its_games_stay() {
    let site = Site::start(SERVER).await;
    let mut browser = Browser::registered(&site, "Ada").await;
    let wish = json!({ "secret": "abcdefghijklmnopqrstu-", "opponent": { "kind": "friend" }, "side": "red",
        "time": { "kind": "untimed" } });
    let game: Value = browser.post(&site, "/api/games", &wish).await.json();
    let game = format!("/api/games/{}", game["game"].as_str().unwrap());
    assert_eq!(site.get(&game).send().await.json::<Value>()["players"]["red"]["name"], "Ada");

    let wrong = browser.form(&site, "/en/account/close", "confirm=not+it+at+all").await;
    assert_eq!(wrong.status, 403);
    assert!(wrong.text().contains("id=\"confirm-flaw\""));
    let before = browser.cookie.clone();
    let answer = browser.form(&site, "/en/account/close", "confirm=a+dish+of+agar").await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/en/account/closed")));
    assert_eq!(browser.cookie, None);
    assert_eq!(account(&mut Browser { cookie: before }, &site).await, None);

    refused(&browser.sign_in(&site, "Ada", PASSWORD).await, 403, "no-match");
    refused(&browser.register(&site, "ada").await, 409, "name-taken");
    assert_eq!(site.get(&game).send().await.json::<Value>()["players"]["red"]["name"], "closed account");
}

#[tokio::test]
async fn passkeys_are_asked_for_where_browsers_make_them() {
    // At a bare address, browsers make none.
    let site = Site::start(SERVER).await;
    let answer = Browser::default().post(&site, "/api/account/passkeys/ask", &json!({})).await;
    refused(&answer, 403, "passkey");

    let site = Site::start_with(SERVER, &["--public-url", "https://ataxx.example"]).await;
    let mut browser = Browser::default();
    let ask = browser.post(&site, "/api/account/passkeys/new", &json!({ "name": "Ada" })).await;
    let question: Value = ask.json();
    let set = ask.header("set-cookie").unwrap();
    assert!(
        set.starts_with("__Host-ataxx=") && set.contains("; Secure") && set.contains("; HttpOnly"),
        "{set}"
    );
    assert_eq!(question["options"]["publicKey"]["rp"]["id"], "ataxx.example");
    let ceremony = &question["ceremony"];
    let forged = json!({ "id": "AAAA", "rawId": "AAAA", "type": "public-key", "clientExtensionResults": {},
        "response": { "attestationObject": "AAAA", "clientDataJSON": "AAAA" } });
    for credential in [json!(null), json!({}), json!("x".repeat(10_000)), forged] {
        let body = json!({ "ceremony": ceremony, "credential": credential });
        refused(&browser.post(&site, "/api/account/passkeys", &body).await, 403, "passkey");
    }
    for ceremony in ["", "x", &"A".repeat(43)] {
        let body = json!({ "ceremony": ceremony, "credential": {} });
        refused(&browser.post(&site, "/api/account/passkeys/sign-in", &body).await, 403, "passkey");
    }
    assert_eq!(account(&mut browser, &site).await, None);
    refused(&browser.post(&site, "/api/account/passkeys/new", &json!({})).await, 422, "name-too-short");
}

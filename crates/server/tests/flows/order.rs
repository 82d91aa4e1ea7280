//! Fair play: reports, administrators and what they do, by the forms that people use.

use protocol::{Do, Snapshot, Stake, Verdict};
use serde_json::json;
use testkit::site::{Answer, Browser, Dice, Site, seed};

use super::{FIVE_PLUS_THREE, SERVER};

const SCRIPT: &str = "<script>alert(1)</script>";

async fn site() -> Site {
    Site::start_with(SERVER, &["--administrators", "Judge,Someone", "--contact", "order@ataxx.example"]).await
}

fn leads_to<'a>(answer: &Answer, path: &'a str) -> &'a str {
    assert_eq!((answer.status, answer.header("location")), (303, Some(path)), "{}", answer.text());
    path
}

/// A game of these two: its id.
async fn game(site: &Site, dice: &mut Dice, red: &mut Browser, blue: &mut Browser) -> String {
    site.pair_of(dice, FIVE_PLUS_THREE, Stake::Casual, red, blue).await.0.game
}

/// Nobody, a guest, an account, a look-alike and an administrator, at every address of the administrators.
#[tokio::test]
async fn only_administrators_are_shown_that_there_is_an_administration() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let mut judge = Browser::registered(&site, "judge").await;
    let mut ann = Browser::registered(&site, "Ann").await;
    let (mut nobody, mut guest) = (Browser::default(), Browser::default());
    let game = game(&site, &mut dice, &mut ann, &mut guest).await;
    let look = [
        "/en/order",
        "/pt/order",
        "/en/order/audit",
        "/en/order/user/Ann",
        &format!("/en/order/game/{game}"),
    ];
    let act = [
        "/en/order/report/1",
        "/en/order/report/x",
        "/en/order/user/Ann/suspend",
        "/en/order/user/Ann/lift",
        "/en/order/user/Ann/ban",
        &format!("/en/order/game/{game}"),
    ];
    let fields = [("words", "why"), ("length", "day"), ("verdict", "red")];
    for (name, browser) in [("nobody", &mut nobody), ("guest", &mut guest), ("account", &mut ann)] {
        for path in look {
            let (seen, missing) = (browser.see(&site, path).await, browser.see(&site, "/en/nowhere").await);
            assert_eq!((seen.status, missing.status), (404, 404), "{name} {path}");
            assert!(!seen.text().contains("Audit"), "{name} {path}");
        }
        for path in act {
            let (sent, missing) =
                (browser.fill(&site, path, &fields).await, browser.fill(&site, "/en/nowhere", &fields).await);
            assert_eq!((sent.status, sent.text()), (404, missing.text()), "{name} {path}");
        }
        assert_eq!(browser.see(&site, "/en/order/user?name=Ann").await.status, 404, "{name}");
    }
    for path in look {
        let answer = judge.see(&site, path).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    assert_eq!(judge.fill(&site, "/en/order/report/x", &fields).await.status, 404);
    // Nothing was done by those who may not.
    assert!(!judge.see(&site, "/en/order/audit").await.text().contains("data-number"));
    let snapshot: Snapshot = site.get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!(snapshot.state.end, None);
    leads_to(&judge.see(&site, "/en/order/user?name=ann").await, "/en/order/user/Ann");
    for path in ["/en/order/user/Nobody", "/en/order/user?name=", "/en/order/game/n0Such0ne0", "/xx/order"] {
        assert_eq!(judge.see(&site, path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_report_is_told_what_is_missing_keeps_what_was_typed_and_is_settled_once() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let (mut judge, mut ann) =
        (Browser::registered(&site, "Judge").await, Browser::registered(&site, "Ann").await);
    let (mut guest, mut other) = (Browser::default(), Browser::default());
    let played = game(&site, &mut dice, &mut ann, &mut guest).await;
    let foreign = game(&site, &mut dice, &mut guest, &mut other).await;
    let long = "é".repeat(501);
    let address = format!("https://ataxx.example/pt/game/{played}?x#seat=y");
    for (fields, flaw, kept) in [
        (vec![("kind", ""), ("text", SCRIPT)], "Choose what it is about.", "&#60;script&#62;"),
        (vec![("kind", "engine"), ("text", " \r\n")], "Say in a few words", "value=\"engine\" checked"),
        (vec![("kind", "engine"), ("text", &long)], "these are 501", &long),
        (vec![("kind", "x"), ("text", "…")], "Choose what it is about.", "…"),
        (vec![("kind", "other"), ("text", "so"), ("game", "\"nowhere")], "has not played", "&#34;nowhere"),
        (vec![("kind", "other"), ("text", "so"), ("game", "n0Such0ne0")], "has not played", "n0Such0ne0"),
        (vec![("kind", "other"), ("text", "so"), ("game", &foreign)], "has not played", &foreign),
    ] {
        let answer = guest.fill(&site, "/en/report/Ann", &fields).await;
        assert_eq!(answer.status, 422, "{fields:?}");
        assert!(answer.text().contains(flaw) && answer.text().contains(kept), "{fields:?} {}", answer.text());
        assert!(!answer.text().contains(SCRIPT));
    }
    let yourself = ann.fill(&site, "/en/report/Ann", &[("kind", "other"), ("text", "me")]).await;
    assert_eq!((yourself.status, yourself.text().contains("This is you")), (422, true));
    assert_eq!(guest.see(&site, "/en/report/Nobody").await.status, 404);

    let report = [("kind", "engine"), ("text", SCRIPT), ("game", address.as_str())];
    for _ in 0..2 {
        leads_to(&guest.fill(&site, "/en/report/Ann", &report).await, "/en/report/Ann?done=thanks");
    }
    assert!(guest.see(&site, "/en/report/Ann?done=thanks").await.text().contains("Your report is with us"));
    let queue = judge.see(&site, "/en/order").await;
    assert_eq!(queue.text().matches("data-report=").count(), 1, "{}", queue.text());
    assert!(queue.text().contains(&format!("/en/game/{played}")) && !queue.text().contains(SCRIPT));

    let empty = judge.fill(&site, "/en/order/report/1", &[("words", " ")]).await;
    assert_eq!((empty.status, empty.text().contains("Give the reason")), (422, true));
    for _ in 0..2 {
        let settled = judge.fill(&site, "/en/order/report/1", &[("words", "It was me.")]).await;
        leads_to(&settled, "/en/order?done=settled");
    }
    assert!(judge.see(&site, "/en/order").await.text().contains("Nobody waits for you"));
    let audit = judge.see(&site, "/en/order/audit").await;
    assert_eq!(audit.text().matches("data-number=").count(), 1, "{}", audit.text());

    // A guest has five a day; who is nobody becomes one, and only by a report that is taken.
    for (n, kind) in ["insult", "leaving", "ratings", "name"].into_iter().enumerate() {
        let sent = guest.fill(&site, "/en/report/Ann", &[("kind", kind), ("text", "so")]).await;
        assert_eq!(sent.status, 303, "{n}");
    }
    let sixth = guest.fill(&site, "/en/report/Ann", &[("kind", "other"), ("text", "so")]).await;
    assert_eq!((sixth.status, sixth.text().contains("come back tomorrow")), (429, true));
    let mut nobody = Browser::default();
    nobody.fill(&site, "/en/report/Ann", &[("kind", "other")]).await;
    assert_eq!(nobody.cookie, None);
    nobody.fill(&site, "/en/report/Ann", &[("kind", "other"), ("text", "so")]).await;
    assert!(nobody.cookie.is_some());
}

#[tokio::test]
async fn who_is_suspended_is_told_until_when_why_and_whom_to_write_to() {
    let site = site().await;
    let mut judge = Browser::registered(&site, "Judge").await;
    let mut ann = Browser::registered(&site, "Ann").await;
    assert!(ann.see(&site, "/en/notices").await.text().contains("There is nothing."));
    let suspend = "/en/order/user/Ann/suspend";
    for (fields, flaw) in [
        (vec![("words", "rude"), ("length", "century")], "Choose one of these."),
        (vec![("words", "rude")], "Choose one of these."),
        (vec![("words", ""), ("length", "week")], "Give the reason"),
        (vec![("words", &"x".repeat(501)), ("length", "week")], "these are 501"),
    ] {
        let answer = judge.fill(&site, suspend, &fields).await;
        assert_eq!((answer.status, answer.text().contains(flaw)), (422, true), "{flaw}");
        let chosen = fields.iter().any(|(_, value)| *value == "week");
        assert_eq!(answer.text().contains("value=\"week\" checked"), chosen, "{flaw}");
    }
    let done = judge.fill(&site, suspend, &[("words", SCRIPT), ("length", "week")]).await;
    let record = judge.see(&site, leads_to(&done, "/en/order/user/Ann?done=suspend")).await;
    assert!(record.text().contains("Suspended until"), "{}", record.text());
    let told = ann.see(&site, "/en/notices").await;
    for words in ["You are suspended until 2", "order@ataxx.example", "&#60;script&#62;"] {
        assert!(told.text().contains(words), "{words}: {}", told.text());
    }
    assert!(!told.text().contains("Judge"), "nobody is told who did it");

    let lift = judge.fill(&site, "/en/order/user/Ann/lift", &[("words", "Sorry.")]).await;
    leads_to(&lift, "/en/order/user/Ann?done=lift");
    let told = ann.see(&site, "/en/notices").await;
    assert!(!told.text().contains("You are suspended") && told.text().contains("was lifted"));
    let ban = judge.fill(&site, "/en/order/user/Ann/ban", &[("words", "An engine's moves.")]).await;
    leads_to(&ban, "/en/order/user/Ann?done=ban");
    assert!(ann.see(&site, "/en/notices").await.text().contains("You are suspended until further notice"));

    // The record of all that, page by page; whatever is asked of it changes nothing.
    for length in ["day", "month", "for-ever"].repeat(16) {
        let done = judge.fill(&site, suspend, &[("words", "again"), ("length", length)]).await;
        assert_eq!(done.status, 303);
    }
    let first = judge.see(&site, "/en/order/audit").await;
    assert_eq!(first.text().matches("data-number=").count(), 50);
    let older = judge.see(&site, "/en/order/audit?before=2").await;
    assert!(first.text().contains("?before=2") && older.text().matches("data-number=").count() == 1);
    for method in ["POST", "DELETE", "PUT"] {
        let answer = judge.send(site.request(method, "/en/order/audit")).await;
        assert_eq!(answer.status, 405, "{method}");
    }
    assert_eq!(
        judge.see(&site, "/en/order/audit?before=-1").await.text().matches("data-number=").count(),
        50
    );
}

#[tokio::test]
async fn a_ruling_ends_a_game_and_both_players_read_why() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let mut judge = Browser::registered(&site, "Judge").await;
    let (mut ann, mut bob) =
        (Browser::registered(&site, "Ann").await, Browser::registered(&site, "Bob").await);
    let game = game(&site, &mut dice, &mut ann, &mut bob).await;
    let mut watcher = site.watch(&game).await;
    let path = format!("/en/order/game/{game}");
    for fields in [[("verdict", "mine"), ("words", "so")], [("verdict", "blue"), ("words", "")]] {
        let answer = judge.fill(&site, &path, &fields).await;
        assert_eq!(answer.status, 422, "{fields:?}");
    }
    let ruled = judge.fill(&site, &path, &[("verdict", "blue"), ("words", SCRIPT)]).await;
    leads_to(&ruled, &format!("{path}?done=ruled"));
    watcher.until(|mirror| mirror.state.end.is_some()).await;
    let seen = watcher.mirror.state.end.clone().unwrap();
    assert_eq!(
        (seen.verdict, seen.reason.as_str(), seen.words.as_deref()),
        (Verdict::Won, "administrator", Some(SCRIPT))
    );

    for browser in [&mut ann, &mut bob] {
        let page = browser.see(&site, &format!("/en/game/{game}")).await;
        assert!(page.text().contains("&#60;script&#62;alert(1)") && !page.text().contains(SCRIPT));
        let told = browser.see(&site, "/en/notices").await;
        assert!(told.text().contains("ended a game of yours"), "{}", told.text());
    }
    let late = judge.fill(&site, &path, &[("verdict", "red"), ("words", "no, red")]).await;
    leads_to(&late, &format!("{path}?done=too-late"));
    let snapshot: Snapshot = site.get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!(snapshot.state.end.unwrap().words.as_deref(), Some(SCRIPT));
}

#[tokio::test]
async fn a_line_that_is_hidden_is_gone_for_everybody_at_once() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let mut judge = Browser::registered(&site, "Judge").await;
    let (mut ann, mut bob) =
        (Browser::registered(&site, "Ann").await, Browser::registered(&site, "Bob").await);
    let game = game(&site, &mut dice, &mut ann, &mut bob).await;
    let say = json!({ "t": "say", "id": 1, "game": game, "room": "players", "text": SCRIPT });
    let said = ann.send(site.post(&format!("/api/games/{game}/commands")).json(&say)).await;
    assert_eq!(said.status, 200, "{}", said.text());

    let path = format!("/en/order/game/{game}");
    let page = judge.see(&site, &path).await;
    assert!(page.text().contains("players-1") && !page.text().contains(SCRIPT), "{}", page.text());
    let hide = format!("{path}/hide");
    for fields in [[("line", "players-1"), ("words", "")], [("line", "kitchen-1"), ("words", "rude")]] {
        assert_eq!(judge.fill(&site, &hide, &fields).await.status, 422, "{fields:?}");
    }
    assert_eq!(bob.fill(&site, &hide, &[("line", "players-1"), ("words", "rude")]).await.status, 404);
    let hidden = judge.fill(&site, &hide, &[("line", "players-1"), ("words", "rude")]).await;
    leads_to(&hidden, &format!("{path}?done=hidden"));
    let snapshot: Snapshot = bob.see(&site, &format!("/api/games/{game}")).await.json();
    assert_eq!(snapshot.chat.len(), 1);
    assert_eq!(snapshot.chat[0].what, None);
    assert!(judge.see(&site, "/en/order/audit").await.text().contains("Hid a line of the chat"));
}

#[tokio::test]
async fn the_engine_says_nothing_of_a_game_to_those_who_play_it() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let (mut ann, mut bob) =
        (Browser::registered(&site, "Ann").await, Browser::registered(&site, "Bob").await);
    let mut other = Browser::registered(&site, "Other").await;
    let game = game(&site, &mut dice, &mut ann, &mut bob).await;
    let play = Do::Move { version: 2, mv: "b6".parse().unwrap() };
    let played = ann.send(site.command(&game, 1, play)).await;
    assert_eq!(played.status, 200, "{}", played.text());

    let ask = |fen: &str| site.post("/api/analysis").json(&json!({ "fen": fen }));
    let on_the_board = "x5o/1x5/7/7/7/7/o5x o 0 1";
    let mirrored = "o5x/5x1/7/7/7/7/x5o o 9 9";
    for fen in [on_the_board, mirrored] {
        for browser in [&mut ann, &mut bob] {
            assert_eq!(browser.send(ask(fen)).await.why(403), protocol::Why::YourOwnGame, "{fen}");
        }
        let answer = other.send(ask(fen)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let found: protocol::Analysis = answer.json();
        assert!(found.best.is_some() && found.depth > 0, "{found:?}");
    }
    // Elsewhere they may ask, and here too once it is over.
    assert_eq!(ann.send(ask("x5o/7/7/3-3/7/7/o5x x 0 1")).await.status, 200);
    ann.send(site.command(&game, 2, Do::Resign)).await;
    assert_eq!(ann.send(ask(on_the_board)).await.status, 200);
    for body in [json!({}), json!({ "fen": 1 }), json!({ "fen": "x", "depth": 1 })] {
        assert_eq!(ann.send(site.post("/api/analysis").json(&body)).await.status, 400, "{body}");
    }
    for fen in ["", "x", "x5o/7/7/7/7/7/o5x x 0 1 2", &"x".repeat(2_000)] {
        assert_eq!(ann.send(ask(fen)).await.status, 422, "{fen}");
    }
}

#[tokio::test]
async fn who_looks_on_is_reported_for_what_they_say_there() {
    let (site, mut dice) = (site().await, Dice::new(seed()));
    let (mut ann, mut guest) = (Browser::registered(&site, "Ann").await, Browser::default());
    let game = game(&site, &mut dice, &mut guest, &mut Browser::default()).await;
    let report = [("kind", "insult"), ("text", "so"), ("game", game.as_str())];
    assert_eq!(guest.fill(&site, "/en/report/Ann", &report).await.status, 422, "Ann has had no part in it");
    let line = json!({ "t": "say", "id": 1, "game": game, "room": "watchers", "text": "an insult" });
    let said = ann.send(site.post(&format!("/api/games/{game}/commands")).json(&line)).await;
    assert_eq!(said.status, 200, "{}", said.text());
    leads_to(&guest.fill(&site, "/en/report/Ann", &report).await, "/en/report/Ann?done=thanks");
}

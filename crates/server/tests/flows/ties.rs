//! Who follows whom, and who wants nothing to do with whom.

use protocol::{ChatRoom, FromServer, Opponent, Preset, Saying, SideChoice, Snapshot, Time, Why};
use serde_json::json;
use testkit::site::{Dice, Site, seed, until};

use super::SERVER;
use super::members::{act, create, join, register, try_act, try_join};

const HELLO: Saying = Saying::Preset(Preset::Hello);

#[tokio::test]
async fn an_invitation_is_none_for_whom_its_sender_is_kept_apart_from() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    act(&site, &ann, "Bob", "block").await;
    let of_ann = create(&site, &mut dice, &ann, Opponent::Friend).await;
    let of_bob = create(&site, &mut dice, &bob, Opponent::Friend).await;
    let secret = dice.secret();
    assert_eq!(try_join(&site, &bob, &of_ann.game, &secret).await.why(409), Why::KeptApart);
    let refused = try_join(&site, &ann, &of_bob.game, &secret).await;
    assert!(refused.text().contains("One of you has blocked the other"), "{}", refused.text());
    // It is still open to others.
    let cid = register(&site, "Cid").await;
    join(&site, &mut dice, &cid, &of_ann.game).await;

    act(&site, &ann, "Bob", "unblock").await;
    assert_eq!(try_join(&site, &ann, &of_bob.game, &secret).await.status, 200);
    // Who sits there already is told so again, whatever has come between them.
    act(&site, &bob, "Ann", "block").await;
    assert_eq!(try_join(&site, &ann, &of_bob.game, &secret).await.status, 200);
}

#[tokio::test]
async fn a_challenge_that_was_sent_before_a_block_begins_nothing_after_it() {
    let site = Site::start(SERVER).await;
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let challenge = json!({ "to": "Bob", "side": "red", "stake": "casual", "time": { "kind": "untimed" } });
    let sent = site.post("/api/challenges").cookie(&ann).json(&challenge).send().await;
    let id = sent.json::<protocol::Challenge>().id;
    let accept = async || site.post(&format!("/api/challenges/{id}/accept")).cookie(&bob).send().await;
    act(&site, &ann, "Bob", "block").await;
    assert_eq!(accept().await.why(409), Why::KeptApart);
    act(&site, &ann, "Bob", "unblock").await;
    assert_eq!(accept().await.status, 200);
    act(&site, &ann, "Bob", "block").await;
    assert_eq!(accept().await.status, 200, "the game has begun");
}

#[tokio::test]
async fn a_player_does_not_hear_an_opponent_whom_they_have_blocked() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let red_seat = create(&site, &mut dice, &ann, Opponent::Friend).await;
    let blue_seat = join(&site, &mut dice, &bob, &red_seat.game).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    blue.say_in(ChatRoom::Players, HELLO).await.unwrap();
    red.until(|mirror| mirror.chat.len() == 1).await;

    act(&site, &ann, "Bob", "block").await;
    blue.say_in(ChatRoom::Players, HELLO).await.unwrap();
    red.say_in(ChatRoom::Players, Saying::Preset(Preset::GoodLuck)).await.unwrap();
    // What was said last has been heard, what was said before it has not.
    red.until(|mirror| mirror.chat.len() >= 2).await;
    assert_eq!(red.mirror.chat.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 3]);
    // Bob has blocked nobody.
    blue.until(|mirror| mirror.chat.len() == 3).await;

    // Whoever opens the game anew hears nothing of it at all.
    let again = site.sit(&red_seat).await;
    assert_eq!(again.mirror.chat.iter().map(|line| line.number).collect::<Vec<_>>(), [3]);
    let path = format!("/api/games/{}", red_seat.game);
    let seen: Snapshot = site.get(&path).cookie(&ann).send().await.json();
    assert_eq!(seen.chat.len(), 1);
    let seen: Snapshot = site.get(&path).cookie(&bob).send().await.json();
    assert_eq!(seen.chat.len(), 3);
}

#[tokio::test]
async fn a_watcher_does_not_hear_another_whom_they_have_blocked() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let seat = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    site.join(&mut dice, &seat.game).await;
    let say = async || {
        let text =
            format!(r#"{{"t":"say","id":1,"game":"{}","room":"watchers","preset":"hello"}}"#, seat.game);
        let post = site.post(&format!("/api/games/{}/commands", seat.game)).cookie(&bob).body(text);
        assert_eq!(post.send().await.status, 200);
    };
    say().await;
    act(&site, &ann, "Bob", "block").await;
    let mut stranger = site.watch(&seat.game).await;
    assert_eq!(stranger.mirror.chat.len(), 1);
    let mut stream = site.get(&format!("/api/games/{}/events", seat.game)).cookie(&ann).stream().await;
    match stream.next().await {
        Some(FromServer::Snapshot(snapshot)) => assert_eq!(snapshot.chat, []),
        other => panic!("{other:?}"),
    }
    say().await;
    stranger.until(|mirror| mirror.chat.len() == 2).await;
    site.sit(&seat).await.play("g2").await.unwrap();
    // Ann hears of the move, and of nothing that was said before it.
    loop {
        match stream.next().await {
            Some(FromServer::Said { line, .. }) => panic!("{line:?} is heard"),
            Some(FromServer::Update(_)) => break,
            Some(_) => {}
            None => panic!("the stream has ended"),
        }
    }
}

#[tokio::test]
async fn whom_one_follows_is_listed_with_where_they_are() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    act(&site, &ann, "Bob", "follow").await;
    let page = async || site.get("/en/@/Ann").cookie(&ann).send().await.text().to_owned();
    let (online, plays) = (">online<", "plays now: watch");
    let html = page().await;
    assert!(html.contains("href=\"/en/@/Bob\"") && !html.contains(online) && !html.contains(plays));

    let stream = site.get("/api/stream/event").cookie(&bob).stream().await;
    assert!(page().await.contains(online));
    // A game between friends is nobody's to be led to.
    create(&site, &mut dice, &bob, Opponent::Friend).await;
    assert!(!page().await.contains(plays));
    let seat = create(&site, &mut dice, &bob, Opponent::Computer { level: 1 }).await;
    let mut table = site.sit(&seat).await;
    table.play("g2").await.unwrap();
    let html = page().await;
    assert!(html.contains(&format!("href=\"/en/game/{}\"", seat.game)) && html.contains(plays), "{html}");
    // Nobody else is told on this page.
    assert!(!site.get("/en/@/Ann").send().await.text().contains(plays));
    table.command(protocol::Do::Resign).await.unwrap();
    drop((table, stream));
    until(page, |html| !html.contains(online) && !html.contains(plays)).await;
}

#[tokio::test]
async fn who_follows_too_often_is_told_when_to_try_again() {
    let site = Site::start(SERVER).await;
    let (ann, _) = (register(&site, "Ann").await, register(&site, "Bob").await);
    for number in 0..100 {
        let answer = try_act(&site, &ann, "Bob", if number % 2 == 0 { "follow" } else { "unfollow" }).await;
        if answer.status == 429 {
            assert!(number >= 30, "after {number}");
            let seconds: u32 = answer.header("retry-after").unwrap().parse().unwrap();
            assert!((1..=5).contains(&seconds), "{seconds}");
            assert!(answer.text().contains(&format!("Wait {seconds} second")), "{}", answer.text());
            // Somebody else at the same address goes on.
            let cid = register(&site, "Cid").await;
            act(&site, &cid, "Ann", "follow").await;
            return;
        }
        assert_eq!(answer.status, 303);
    }
    panic!("nobody is ever told to wait");
}

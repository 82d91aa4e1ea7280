//! What is said beside the board.

use ataxx::Side;
use play::{PlayerId, Timestamp};
use protocol::{
    ChatRoom, CreateGame, Created, JoinGame, Joined, Line, Opponent, Preset, Saying, SideChoice, Why,
};
use sha2::{Digest, Sha256};
use store::{NewUser, SecretHash, Session, Sessions, SqliteStore, Store, UserKind, Users};
use testkit::site::{Dice, Mirror, Seat, Site, now_ms, seed};

use super::{FIVE_PLUS_THREE, SERVER};

const HELLO: Saying = Saying::Preset(Preset::Hello);

/// Two at a game: Red has an account with this cookie, or is a guest; Blue is a guest.
async fn two(site: &Site, dice: &mut Dice, red_cookie: Option<&str>) -> (Seat, Seat) {
    let secret = dice.secret();
    let (opponent, side) = (Opponent::Friend, SideChoice::Red);
    let wish = CreateGame {
        secret: secret.clone(),
        opponent,
        side,
        time: FIVE_PLUS_THREE,
        stake: protocol::Stake::Casual,
        mv: None,
    };
    let request = site.post("/api/games").json(&wish);
    let request = if let Some(cookie) = red_cookie { request.cookie(cookie) } else { request };
    let game = request.send().await.json::<Created>().game;
    let red = Seat { game: game.clone(), side: Side::Red, secret };
    let secret = dice.secret();
    let body = JoinGame { secret: secret.clone() };
    let joined = site.post(&format!("/api/games/{game}/join")).json(&body).send().await;
    (red, Seat { game, side: joined.json::<Joined>().side, secret })
}

fn heard(mirror: &Mirror) -> Vec<(Option<Side>, Option<Saying>)> {
    mirror.chat.iter().map(|line| (line.side, line.what.clone())).collect()
}

#[tokio::test]
async fn players_hear_each_other_and_watchers_hear_nothing_of_it() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (red_seat, blue_seat) = two(&site, &mut dice, None).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut watcher = site.watch(&red_seat.game).await;
    red.say_in(ChatRoom::Players, HELLO).await.unwrap();
    blue.until(|mirror| mirror.chat.len() == 1).await;
    blue.say_in(ChatRoom::Players, Saying::Preset(Preset::GoodLuck)).await.unwrap();
    red.until(|mirror| mirror.chat.len() == 2).await;
    let both = [(Some(Side::Red), Some(HELLO)), (Some(Side::Blue), Some(Saying::Preset(Preset::GoodLuck)))];
    assert_eq!(heard(&red.mirror), both);
    assert_eq!(heard(&blue.mirror), both);
    assert_eq!(red.mirror.chat[1].number, 2);

    // Guests have no words of their own, and nobody speaks in the other room.
    let text = Saying::Text("psst".to_owned());
    assert_eq!(red.say_in(ChatRoom::Players, text).await, Err(Why::PresetsOnly));
    assert_eq!(red.say_in(ChatRoom::Watchers, HELLO).await, Err(Why::WrongRoom));
    assert_eq!(watcher.say_in(ChatRoom::Players, HELLO).await, Err(Why::NotAPlayer));
    assert_eq!(watcher.say_in(ChatRoom::Watchers, HELLO).await, Err(Why::NotSignedIn), "not known yet");

    // A newcomer is told what was said, in their own room only.
    assert_eq!(heard(&site.sit(&blue_seat).await.mirror), both);
    red.play("g2").await.unwrap();
    watcher.until(|mirror| mirror.plies.len() == 1).await;
    assert!(watcher.mirror.chat.is_empty());
    assert!(site.snapshot(&red_seat.game).await.chat.is_empty());
}

#[tokio::test]
async fn a_newcomer_speaks_by_post_and_watchers_hear_it() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (red_seat, _) = two(&site, &mut dice, None).await;
    let game = &red_seat.game;
    let (mut red, mut watcher) = (site.sit(&red_seat).await, site.watch(game).await);
    let text = format!(r#"{{"t":"say","id":1,"game":"{game}","room":"watchers","preset":"hello"}}"#);
    let answer = site.post(&format!("/api/games/{game}/commands")).body(text.clone()).send().await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let cookie = answer.cookie().expect("who speaks is somebody");
    watcher.until(|mirror| mirror.chat.len() == 1).await;
    assert_eq!(heard(&watcher.mirror), [(None, Some(HELLO))]);
    // Not without end: five at once.
    let mut statuses = Vec::new();
    for _ in 0..5 {
        let again = site.post(&format!("/api/games/{game}/commands")).cookie(&cookie).body(text.clone());
        let answer = again.send().await;
        statuses.push(answer.status);
        assert!(answer.status == 200 || answer.header("retry-after").is_some());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
    red.play("g2").await.unwrap();
    assert!(red.mirror.chat.is_empty());
}

#[tokio::test]
async fn an_account_writes_and_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let cookie = account(folder.path()).await;
    let mut site = Site::start_in(folder, SERVER, &[]).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = two(&site, &mut dice, Some(&cookie)).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let say = |text: &str| Saying::Text(text.to_owned());
    red.say_in(ChatRoom::Players, say(" <b>Hi</b>\u{200b}\n there ")).await.unwrap();
    blue.until(|mirror| mirror.chat.len() == 1).await;
    assert_eq!(heard(&blue.mirror), [(Some(Side::Red), Some(say("<b>Hi</b> there")))]);
    assert_eq!(blue.mirror.chat[0].name, "Marta");
    assert_eq!(red.say_in(ChatRoom::Players, say("\u{200b} ")).await, Err(Why::NothingSaid));
    assert_eq!(red.say_in(ChatRoom::Players, say(&"x".repeat(141))).await, Err(Why::TooLong));
    let before: Vec<Line> = blue.mirror.chat.clone();
    site.kill9();
    site.restart().await;
    assert_eq!(site.sit(&blue_seat).await.mirror.chat, before);
}

/// An account in a database that is not served yet: the cookie of its session.
async fn account(folder: &std::path::Path) -> String {
    let store = SqliteStore::open(folder.join("ataxx.db")).await.unwrap();
    let (id, at, token) = (PlayerId(7), Timestamp(now_ms()), "m".repeat(43));
    let user = NewUser {
        id,
        kind: UserKind::Account,
        name: "Marta".to_owned(),
        skeleton: "marta".to_owned(),
        owner: None,
        password: None,
        lang: None,
        at,
    };
    store.add_user(user).await.unwrap();
    let hash = SecretHash(Sha256::digest(token.as_bytes()).into());
    let session = Session { token: hash, user: id, device: String::new(), created_at: at, used_at: at };
    store.begin_session(session).await.unwrap();
    store.close().await.unwrap();
    format!("ataxx={token}")
}

//! What is said beside the board.

use ataxx::Side;
use protocol::{ChatRoom, Line, Preset, Saying, Stake, Why};
use testkit::site::{Browser, Dice, Mirror, Site, seed, until};

use super::{FIVE_PLUS_THREE, SERVER};

const HELLO: Saying = Saying::Preset(Preset::Hello);

fn heard(mirror: &Mirror) -> Vec<(Option<Side>, Option<Saying>)> {
    mirror.chat.iter().map(|line| (line.side, line.what.clone())).collect()
}

#[tokio::test]
async fn players_hear_each_other_and_watchers_hear_nothing_of_it() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (red_seat, blue_seat) = site.pair(&mut dice, FIVE_PLUS_THREE).await;
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
    let (red_seat, _) = site.pair(&mut dice, FIVE_PLUS_THREE).await;
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
    let (mut site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (mut marta, mut guest) = (Browser::registered(&site, "Marta").await, Browser::default());
    let (red_seat, blue_seat) =
        site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Casual, &mut marta, &mut guest).await;
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

#[tokio::test]
async fn what_was_said_follows_a_new_name() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (mut guest, mut other) = (Browser::default(), Browser::default());
    let (red_seat, blue_seat) =
        site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Casual, &mut guest, &mut other).await;
    let (mut red, _blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.say_in(ChatRoom::Players, HELLO).await.unwrap();
    assert_eq!(guest.register(&site, "Marta").await.status, 201);
    // Their opponent is here all the while; whoever opens the game now reads the new name.
    let look = async || site.sit(&blue_seat).await.mirror.chat[0].name.clone();
    until(look, |name| name == "Marta").await;
}

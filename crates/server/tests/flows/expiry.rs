//! What time alone brings.

use ataxx::{BySide, Side};
use play::{GameId, Millis, Session, Terms, TimeControl, Timestamp, Version, What};
use protocol::{Happened, Time, Verdict, Why};
use sha2::{Digest, Sha256};
use store::{Append, SecretHash, SqliteStore, Store};
use testkit::site::{Dice, Mirror, Site, now_ms, seed, until};

use super::SERVER;

#[tokio::test]
async fn a_flag_falls_while_both_look() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Increment { base: 1_500, increment: 0 }).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    blue.until(Mirror::my_turn).await;
    blue.play("a2").await.unwrap();
    let moved = now_ms();
    for table in [&mut red, &mut blue] {
        table.until(|mirror| mirror.state.end.is_some()).await;
        assert_eq!(table.mirror.happened.last(), Some(&Happened::Ended));
        let end = table.mirror.state.end.clone().unwrap();
        assert_eq!((end.verdict, end.winner, end.reason.as_str()), (Verdict::Won, Some(Side::Blue), "flag"));
        assert_eq!(table.mirror.state.clock.map(|clock| clock.red), Some(0));
    }
    assert!((1_400..4_000).contains(&(now_ms() - moved)), "{}", now_ms() - moved);
    assert_eq!(red.play("f1").await, Err(Why::Over));
    let page = site.get(&format!("/pt/game/{}", red_seat.game)).send().await;
    assert!(page.text().contains(r##"href="/pt/rules#time""##), "{}", page.text());
}

/// Its room is closed, the server has been killed meanwhile; the players get the time back and ten seconds
/// to come, and do not.
#[tokio::test]
async fn a_flag_falls_though_nobody_looks() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Increment { base: 2_000, increment: 0 }).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    blue.until(Mirror::my_turn).await;
    blue.play("a2").await.unwrap();
    site.kill9();
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    site.restart().await;
    let back = now_ms();
    site.pass(std::time::Duration::from_secs(10)).await;
    until(async || site.figure("ataxx_live_games").await, |live| *live == Some(0.0)).await;
    assert!(site.stop().await.success());
    let store = SqliteStore::open(site.database()).await.unwrap();
    let log = store.events(red_seat.game.parse().unwrap(), Version::ZERO).await.unwrap();
    let ended = log.iter().find(|event| matches!(event.what, What::Ended { .. })).expect("an end");
    let after = ended.at.0 - back;
    assert!((11_000..14_000).contains(&after), "the flag fell {after} ms after the restart: {log:?}");
}

fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

/// Writes an invite as if it had been made so long ago, with the server up ever since.
async fn old_invite(site: &std::path::Path, dice: &mut Dice, age: Millis) -> GameId {
    let store = SqliteStore::open(site.join("ataxx.db")).await.unwrap();
    let (now, secret) = (Timestamp(now_ms()), hash(&dice.secret()));
    let terms = Terms::casual(TimeControl::Untimed);
    let seats = BySide { red: play::Seat::Human, blue: play::Seat::Open };
    let created = Session::create(Timestamp(now.0 - age.0), terms, seats);
    let id = GameId::from_numbers(std::array::from_fn(|_| dice.below(62) as u8));
    let mut append = Append::new(id, Version::ZERO, vec![created]);
    append.wake_at = Session::begin(&created).and_then(|session| session.deadline());
    append.creators = vec![secret];
    append.seats = vec![(Side::Red, secret)];
    store.append(vec![append]).await.unwrap();
    store.heartbeat(now).await.unwrap();
    store.close().await.unwrap();
    id
}

#[tokio::test]
async fn an_invite_stands_for_a_day() {
    let mut dice = Dice::new(seed());
    let folder = tempfile::tempdir().unwrap();
    let fresh = old_invite(folder.path(), &mut dice, Millis::hours(23)).await;
    let old = old_invite(folder.path(), &mut dice, Millis::hours(25)).await;
    let site = Site::start_in(folder, SERVER, &[]).await;
    assert_eq!(site.try_join(old.as_str(), &dice.secret()).await.why(410), Why::Expired);
    assert_eq!(site.try_join(old.as_str(), &dice.secret()).await.why(410), Why::Expired);
    let end = site.snapshot(old.as_str()).await.state.end.expect("an end");
    assert_eq!((end.verdict, end.reason.as_str()), (Verdict::Void, "expired"));
    // People are shown what became of it, and it is no error.
    assert_eq!(site.get(&format!("/en/game/{old}")).send().await.status, 200);
    site.join(&mut dice, fresh.as_str()).await;
}

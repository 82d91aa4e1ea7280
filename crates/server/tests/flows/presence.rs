//! Players come and go.

use std::time::Duration;

use ataxx::Side;
use protocol::{Do, Happened, Time, Why};
use testkit::site::{Dice, Mirror, Site, Table, now_ms, seed};

use super::SERVER;

pub const THREE_PLUS_TWO: Time = Time::Increment { base: 180_000, increment: 2_000 };
/// The patience of such a game, in ms.
pub const PATIENCE: i64 = 45_000;

/// Longer than the time after which somebody is gone.
const LONG: Duration = Duration::from_secs(6);

/// In two steps: by the second, a room has dealt with what the first has brought.
async fn pass_long(site: &mut Site) {
    for _ in 0..2 {
        site.pass(LONG).await;
    }
}

pub async fn both_have_moved(red: &mut Table, blue: &mut Table) {
    red.play("g2").await.unwrap();
    blue.until(Mirror::my_turn).await;
    blue.play("a2").await.unwrap();
    red.until(Mirror::my_turn).await;
}

#[tokio::test]
async fn who_leaves_is_seen_to_be_away_until_they_return() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, THREE_PLUS_TWO).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    let gone = now_ms();
    drop(red);
    blue.until(|mirror| mirror.happened.contains(&Happened::Left { side: Side::Red })).await;
    // Most come right back: it is not called out at once.
    assert!((3_500..10_000).contains(&(now_ms() - gone)), "after {} ms", now_ms() - gone);
    let away = blue.mirror.state.away.expect("it is Red's turn");
    assert_eq!(away.side, Side::Red);
    let wait = away.claimable_at - gone;
    assert!((PATIENCE..PATIENCE + 10_000).contains(&wait), "{wait}");
    assert_eq!(blue.command(Do::ClaimWin).await, Err(Why::NotAway), "not yet");
    assert_eq!(blue.command(Do::ClaimDraw).await, Err(Why::NotAway));

    let mut red = site.sit(&red_seat).await;
    blue.until(|mirror| mirror.happened.contains(&Happened::Returned { side: Side::Red })).await;
    assert_eq!(blue.mirror.state.away, None);
    assert_eq!(red.mirror.state.away, None);
    red.play("f1").await.unwrap();
}

#[tokio::test]
async fn who_comes_right_back_was_never_gone_nor_who_has_a_second_connection() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, THREE_PLUS_TWO).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    drop(red);
    let red = site.sit(&red_seat).await;
    let second = site.sit(&red_seat).await;
    drop(red);
    site.until_sockets(2).await;
    pass_long(&mut site).await;
    blue.until(|mirror| mirror.version == 4).await;
    let snapshot = site.snapshot(&red_seat.game).await;
    assert_eq!((snapshot.version, snapshot.state.away), (4, None));
    drop(second);
    site.until_sockets(1).await;
    site.pass(LONG).await;
    blue.until(|mirror| mirror.happened.contains(&Happened::Left { side: Side::Red })).await;
}

/// Nobody waits by a clock there.
#[tokio::test]
async fn an_untimed_game_takes_no_note_of_it() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    drop(red);
    site.until_sockets(1).await;
    pass_long(&mut site).await;
    let snapshot = site.snapshot(&red_seat.game).await;
    assert_eq!((snapshot.version, snapshot.state.away), (4, None));
}

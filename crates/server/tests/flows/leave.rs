//! A player leaves for good; the other one decides.

use std::time::Duration;

use ataxx::Side;
use protocol::{Do, Happened, Verdict, Why};
use testkit::site::{Dice, Mirror, Site, Table, seed};

use super::SERVER;
use super::presence::{PATIENCE, THREE_PLUS_TWO, both_have_moved};

/// So long before it may be claimed.
const EARLY: Duration = Duration::from_secs(20);

/// It is Red's turn, and Red's connection is gone: Blue, and the clock.
async fn left_alone(site: &mut Site) -> (testkit::site::Seat, Table) {
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, THREE_PLUS_TWO).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    drop(red);
    site.until_sockets(1).await;
    site.pass(Duration::from_secs(5)).await;
    blue.until(|mirror| mirror.happened.contains(&Happened::Left { side: Side::Red })).await;
    let away = blue.mirror.state.away.expect("it is Red's turn");
    assert_eq!((away.side, away.claimable_at - blue.mirror.now), (Side::Red, PATIENCE));
    (red_seat, blue)
}

#[tokio::test]
async fn the_one_who_waits_takes_the_win() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let (red_seat, mut blue) = left_alone(&mut site).await;
    // A slow machine is given time to say it in.
    site.pass(Duration::from_millis(PATIENCE as u64) - EARLY).await;
    assert_eq!(blue.command(Do::ClaimWin).await, Err(Why::NotAway), "too early");
    site.pass(EARLY).await;
    blue.command(Do::ClaimWin).await.unwrap();
    blue.until(|mirror| mirror.state.end.is_some()).await;
    let end = blue.mirror.state.end.clone().unwrap();
    assert_eq!((end.verdict, end.winner, end.by), (Verdict::Won, Some(Side::Blue), Some(Side::Blue)));
    assert_eq!(end.reason, "abandoned");
    // Who comes back finds it ended, and by whom.
    let red = site.sit(&red_seat).await;
    assert_eq!(red.mirror.state.end, Some(end));
}

#[tokio::test]
async fn or_a_draw() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let (_, mut blue) = left_alone(&mut site).await;
    site.pass(Duration::from_millis(PATIENCE as u64)).await;
    blue.command(Do::ClaimDraw).await.unwrap();
    blue.until(|mirror| mirror.state.end.is_some()).await;
    let end = blue.mirror.state.end.clone().unwrap();
    assert_eq!((end.verdict, end.winner, end.by), (Verdict::Drawn, None, Some(Side::Blue)));
}

#[tokio::test]
async fn or_waits_and_who_comes_back_plays_on() {
    let mut site = Site::start_with(SERVER, &["--steered-clock"]).await;
    let (red_seat, mut blue) = left_alone(&mut site).await;
    site.pass(Duration::from_millis(PATIENCE as u64 + 20_000)).await;
    assert_eq!(site.snapshot(&red_seat.game).await.state.end, None, "nobody is declared gone by time alone");
    let mut red = site.sit(&red_seat).await;
    assert_eq!(blue.command(Do::ClaimWin).await, Err(Why::NotAway), "back is back");
    red.play("f1").await.unwrap();
    blue.until(Mirror::my_turn).await;
}

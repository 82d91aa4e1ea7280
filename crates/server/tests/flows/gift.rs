//! Giving the opponent time.

use ataxx::Side;
use protocol::{Do, Happened, Time, Why};
use testkit::site::{Dice, Site, seed};

use super::presence::both_have_moved;
use super::{FIVE_PLUS_THREE, SERVER};

#[tokio::test]
async fn both_see_fifteen_seconds_more() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, FIVE_PLUS_THREE).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut watcher = site.watch(&red_seat.game).await;
    assert_eq!(blue.command(Do::GiveTime).await, Err(Why::CannotGiveTime), "no clock runs yet");
    both_have_moved(&mut red, &mut blue).await;
    let before = red.mirror.state.clock.unwrap();
    blue.command(Do::GiveTime).await.unwrap();
    for table in [&mut red, &mut blue, &mut watcher] {
        let given = Happened::TimeGiven { to: Side::Red, ms: 15_000 };
        table.until(|mirror| mirror.happened.contains(&given)).await;
        let clock = table.mirror.state.clock.unwrap();
        assert_eq!((clock.red, clock.blue), (before.red + 15_000, before.blue));
        assert_eq!((clock.at, clock.running), (before.at, Some(Side::Red)), "it runs on");
    }
    assert_eq!(watcher.command(Do::GiveTime).await, Err(Why::NotAPlayer));
    red.play("f1").await.unwrap();
}

#[tokio::test]
async fn not_without_end() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Increment { base: 60_000, increment: 0 }).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    // To Blue, whose clock stands: from one minute to two.
    for _ in 0..4 {
        red.command(Do::GiveTime).await.unwrap();
    }
    assert_eq!(red.command(Do::GiveTime).await, Err(Why::EnoughTime));
}

//! Both players want the same, and say so before they have heard of each other: it is agreed, once.

use ataxx::Side;
use protocol::{Do, Happened, Time, Verdict};
use testkit::site::{Dice, Site, Table, seed};

use super::SERVER;
use super::presence::both_have_moved;

/// Two at a board where both have moved.
async fn two(site: &Site) -> (Table, Table) {
    let (red_seat, blue_seat) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    both_have_moved(&mut red, &mut blue).await;
    (red, blue)
}

/// Both say it, and only then read on, until `done`.
async fn both(red: &mut Table, blue: &mut Table, what: Do, done: impl Fn(&testkit::site::Mirror) -> bool) {
    red.send(what).await;
    blue.send(what).await;
    red.until(&done).await;
    blue.until(&done).await;
    assert_eq!(red.mirror.happened, blue.mirror.happened);
    assert_eq!(red.mirror.state, blue.mirror.state);
}

#[tokio::test]
async fn a_draw() {
    let site = Site::start(SERVER).await;
    let (mut red, mut blue) = two(&site).await;
    both(&mut red, &mut blue, Do::OfferDraw, |mirror| mirror.state.end.is_some()).await;
    let end = red.mirror.state.end.clone().unwrap();
    assert_eq!((end.verdict, end.reason.as_str()), (Verdict::Drawn, "agreed"));
    assert_eq!(red.mirror.happened.iter().filter(|what| **what == Happened::Ended).count(), 1);
}

#[tokio::test]
async fn a_takeback() {
    let site = Site::start(SERVER).await;
    let (mut red, mut blue) = two(&site).await;
    let version = red.mirror.version;
    both(&mut red, &mut blue, Do::OfferTakeback { version }, |mirror| mirror.plies.len() < 2).await;
    assert_eq!(red.mirror.plies.len(), 1, "what both would undo, once");
    assert_eq!(red.mirror.state.turn, Some(Side::Blue));
    assert_eq!(red.mirror.state.offers.takeback, None);
    blue.play("a2").await.unwrap();
}

#[tokio::test]
async fn a_rematch() {
    let site = Site::start(SERVER).await;
    let (mut red, mut blue) = two(&site).await;
    red.command(Do::Resign).await.unwrap();
    both(&mut red, &mut blue, Do::OfferRematch, |mirror| mirror.state.next.is_some()).await;
    assert_eq!(red.mirror.state.next, blue.mirror.state.next);
    assert_eq!(red.mirror.happened.iter().filter(|what| **what == Happened::Rematched).count(), 1);
}

//! Another game.

use ataxx::Side;
use protocol::{Do, Happened, Opponent, SideChoice, Time, Why};
use testkit::site::{Dice, Seat, Site, Table, seed};

use super::{FIVE_PLUS_THREE, SERVER};

/// The seat that the same secret opens in the successor.
fn swapped(seat: &Seat, table: &Table) -> Seat {
    let next = table.mirror.state.next.clone().expect("a successor");
    Seat { game: next, side: seat.side.other(), secret: seat.secret.clone() }
}

#[tokio::test]
async fn both_ask_and_get_one_game_with_colours_swapped() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, FIVE_PLUS_THREE).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut watcher = site.watch(&red_seat.game).await;
    red.command(Do::Resign).await.unwrap();
    // At once, by four connections: two players, each on two devices.
    let (mut red_too, mut blue_too) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    for table in [&mut red, &mut blue, &mut red_too, &mut blue_too] {
        table.send(Do::OfferRematch).await;
    }
    for table in [&mut red, &mut blue, &mut red_too, &mut blue_too, &mut watcher] {
        table.until(|mirror| mirror.state.next.is_some()).await;
    }
    let next: Vec<_> =
        [&red, &blue, &red_too, &blue_too, &watcher].map(|t| t.mirror.state.next.clone()).into();
    assert!(next.iter().all(|one| *one == next[0]), "{next:?}");
    assert_eq!(red.mirror.happened.iter().filter(|what| **what == Happened::Rematched).count(), 1);

    let mut now_blue = site.sit(&swapped(&red_seat, &red)).await;
    let mut now_red = site.sit(&swapped(&blue_seat, &blue)).await;
    assert_eq!((now_red.mirror.you, now_blue.mirror.you), (Some(Side::Red), Some(Side::Blue)));
    assert_eq!(now_red.mirror.version, 1);
    assert_eq!(now_red.mirror.state.clock.map(|clock| clock.red), Some(300_000), "on the same terms");
    now_red.play("g2").await.unwrap();
    now_blue.until(testkit::site::Mirror::my_turn).await;
    // A visitor finds no seat there.
    let why = site.try_join(&now_red.game, &dice.secret()).await.why(409);
    assert_eq!(why, Why::SeatTaken);
}

#[tokio::test]
async fn one_offer_can_be_declined_or_withdrawn() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    assert_eq!(red.command(Do::OfferRematch).await, Err(Why::NotOver));
    red.command(Do::Resign).await.unwrap();
    red.command(Do::OfferRematch).await.unwrap();
    blue.until(|mirror| mirror.state.offers.rematch == Some(Side::Red)).await;
    blue.command(Do::DeclineRematch).await.unwrap();
    red.until(|mirror| mirror.state.offers.rematch.is_none()).await;
    assert_eq!(blue.command(Do::DeclineRematch).await, Err(Why::NoOffer));
    assert_eq!(red.mirror.state.next, None);
}

#[tokio::test]
async fn a_computer_always_agrees_and_begins_if_it_is_its_turn() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let opponent = Opponent::Computer { level: 2 };
    let seat = site.create(&mut dice, opponent, SideChoice::Red, Time::Untimed).await;
    let mut table = site.sit(&seat).await;
    table.command(Do::Resign).await.unwrap();
    table.command(Do::OfferRematch).await.unwrap();
    table.until(|mirror| mirror.state.next.is_some()).await;
    let mut next = site.sit(&swapped(&seat, &table)).await;
    next.until(testkit::site::Mirror::my_turn).await;
    assert_eq!(next.mirror.plies.len(), 1);
    assert!(next.play_any(&mut dice).await);
}

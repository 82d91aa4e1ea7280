//! Taking moves back.

use ataxx::Side;
use protocol::{Do, Happened, Opponent, SideChoice, Time, Why};
use testkit::site::{Dice, Mirror, Site, seed};

use super::SERVER;

#[tokio::test]
async fn between_people_by_consent() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    blue.until(Mirror::my_turn).await;
    blue.play("a2").await.unwrap();
    red.until(Mirror::my_turn).await;
    let before = red.mirror.clone();
    red.play("f1").await.unwrap();
    let version = red.mirror.version;
    assert_eq!(blue.command(Do::AcceptTakeback { version }).await, Err(Why::NoOffer));
    red.command(Do::OfferTakeback { version }).await.unwrap();
    blue.until(|mirror| mirror.state.offers.takeback == Some(Side::Red)).await;
    blue.command(Do::AcceptTakeback { version }).await.unwrap();
    red.until(|mirror| mirror.plies.len() == 2).await;
    assert_eq!(red.mirror.happened.last(), Some(&Happened::TookBack { by: Side::Red, plies: 2 }));
    assert_eq!(red.mirror.plies, before.plies);
    assert_eq!(red.mirror.state.legal, before.state.legal);
    // Said twice, it undoes no second move; and the move on the board that was is stale.
    assert_eq!(blue.command(Do::AcceptTakeback { version }).await, Err(Why::Stale));
    let old = Do::Move { version, mv: "a3".parse().unwrap() };
    assert_eq!(blue.command(old).await, Err(Why::Stale));
    red.play("f2").await.unwrap();
    let snapshot = site.snapshot(&red_seat.game).await;
    assert_eq!(snapshot.plies.iter().map(|ply| ply.mv.as_str()).collect::<Vec<_>>(), ["g2", "a2", "f2"]);
}

#[tokio::test]
async fn declined_it_is_not_asked_again_on_this_board() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    let version = red.mirror.version;
    red.command(Do::OfferTakeback { version }).await.unwrap();
    blue.command(Do::DeclineTakeback).await.unwrap();
    assert_eq!(red.command(Do::OfferTakeback { version }).await, Err(Why::TooSoon));
    assert_eq!(red.mirror.plies.len(), 1);
}

/// The computer agrees at once; what it was thinking of on the board that was is dropped.
#[tokio::test]
async fn against_the_computer_while_it_thinks() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let opponent = Opponent::Computer { level: 1 };
    let seat = site.create(&mut dice, opponent, SideChoice::Red, Time::Untimed).await;
    let mut table = site.sit(&seat).await;
    for _ in 0..3 {
        table.play("g2").await.unwrap();
        let version = table.mirror.version;
        table.command(Do::OfferTakeback { version }).await.unwrap();
        assert!(table.mirror.plies.is_empty());
    }
    // Longer than a computer's pause.
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert!(site.snapshot(&seat.game).await.plies.is_empty(), "it answered a board that is no more");
    table.play("f1").await.unwrap();
    table.until(|mirror| mirror.plies.len() == 2).await;
    let version = table.mirror.version;
    table.command(Do::OfferTakeback { version }).await.unwrap();
    assert!(table.mirror.plies.is_empty(), "its own answer is undone too");
    assert!(table.mirror.my_turn());
}

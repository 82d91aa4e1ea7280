//! Watching.

use protocol::Time;
use testkit::site::{Dice, Site, play_out, seed};

use super::SERVER;

#[tokio::test]
async fn watchers_are_counted_and_see_the_same_game() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut first = site.watch(&red_seat.game).await;
    let second = site.watch(&red_seat.game).await;
    red.until(|mirror| mirror.watchers == 2).await;
    drop(second);
    red.until(|mirror| mirror.watchers == 1).await;
    play_out(&mut red, &mut blue, &mut dice).await;
    let last = site.snapshot(&red_seat.game).await;
    for table in [&mut red, &mut blue, &mut first] {
        table.until(|mirror| mirror.state.end.is_some()).await;
        assert_eq!(table.mirror.state, last.state);
        assert_eq!(table.mirror.plies, last.plies);
        assert_eq!((table.mirror.version, table.mirror.snapshots), (last.version, 1));
    }
    // Who comes when it is over sees all of it.
    assert_eq!(site.watch(&red_seat.game).await.mirror.plies, last.plies);
}

#[tokio::test]
async fn a_connection_goes_from_game_to_game() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (one, _) = site.pair(&mut dice, Time::Untimed).await;
    let (other, _) = site.pair(&mut dice, Time::Untimed).await;
    let mut player = site.sit(&one).await;
    let mut watcher = site.watch(&one.game).await;
    player.until(|mirror| mirror.watchers == 1).await;
    let open = protocol::FromClient::Open { id: 8, game: other.game.clone(), seat: None };
    watcher.socket.say(&open).await.unwrap();
    player.until(|mirror| mirror.watchers == 0).await;
    player.play("g2").await.unwrap();
    // From then on it hears of the other game only.
    loop {
        match watcher.socket.hear().await.unwrap() {
            protocol::FromServer::Snapshot(snapshot) => break assert_eq!(snapshot.game, other.game),
            protocol::FromServer::Watchers { .. } => {}
            unexpected => panic!("{unexpected:?}"),
        }
    }
    let mut other_player = site.sit(&other).await;
    other_player.play("f1").await.unwrap();
    loop {
        match watcher.socket.hear().await.unwrap() {
            protocol::FromServer::Update(update) => break assert_eq!(update.game, other.game),
            protocol::FromServer::Watchers { game, .. } => assert_eq!(game, other.game),
            unexpected => panic!("{unexpected:?}"),
        }
    }
}

//! What nobody uses goes by itself.

use std::time::{Duration, Instant};

use testkit::site::{Dice, Site, Socket, seed, until};

use super::SERVER;

#[tokio::test]
async fn half_a_minute_of_silence_ends_a_connection() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, protocol::Time::Untimed).await;
    let mut silent = site.sit(&red).await;
    let mut talkative = site.socket().await;
    let began = Instant::now();
    let talking = async {
        for id in 0..8 {
            tokio::time::sleep(Duration::from_secs(5)).await;
            talkative.say(&protocol::FromClient::Ping { id }).await.unwrap();
            assert!(matches!(talkative.hear().await.unwrap(), protocol::FromServer::Pong { .. }));
        }
    };
    let silence = async {
        // Hearing is not saying.
        while silent.socket.hear_for(Duration::from_secs(60)).await.is_ok() {}
        began.elapsed()
    };
    let (ended, ()) = tokio::join!(silence, talking);
    assert!((Duration::from_secs(29)..Duration::from_secs(45)).contains(&ended), "{ended:?}");
}

#[tokio::test]
async fn a_room_that_nobody_needs_is_closed_and_opens_again() {
    let site = Site::start(SERVER).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), protocol::Time::Untimed).await;
    let rooms = async || site.figure("ataxx_rooms").await;
    assert_eq!(rooms().await, Some(1.0));
    until(rooms, |rooms| *rooms == Some(0.0)).await;
    assert_eq!(site.sit(&red).await.mirror.version, 2);
}

#[tokio::test]
async fn beyond_so_many_connections_others_are_turned_away() {
    let site = Site::start_with(SERVER, &["--connections-max", "4"]).await;
    let mut sockets = Vec::new();
    while sockets.len() < 4 {
        sockets.push(site.socket().await);
    }
    assert!(Socket::connect(site.address()).await.is_err());
    assert!(site.get("/healthz").try_send().await.is_err());
    sockets.pop();
    // The place that was left is given again.
    until(async || site.get("/healthz").try_send().await.is_ok(), |served| *served).await;
}

//! Clients that say too much.

use std::time::Duration;

use protocol::{Do, FromServer, Why};
use testkit::site::{Lost, Message};

use super::arena::Arena;

const PING: &str = r#"{"t":"ping","id":5}"#;

#[tokio::test]
async fn more_than_the_allowance_is_refused_and_says_when_to_come_back() {
    let arena = Arena::new().await;
    let mut socket = arena.site.socket().await;
    for _ in 0..60 {
        socket.send(Message::text(PING)).await.unwrap();
    }
    let (mut pongs, mut refused) = (0, Vec::new());
    while pongs + refused.len() < 60 {
        match socket.hear().await.unwrap() {
            FromServer::Pong { .. } => pongs += 1,
            FromServer::Refused { id: 0, why: Why::TooMany, retry_ms: Some(ms) } => refused.push(ms),
            other => panic!("{other:?}"),
        }
    }
    // Some more than 20, since it takes a while to send them all.
    assert!(pongs >= 20 && !refused.is_empty(), "{pongs}");
    assert!(refused.iter().all(|ms| (1..=200).contains(ms)), "{refused:?}");
    tokio::time::sleep(Duration::from_millis(u64::from(*refused.last().unwrap()) + 20)).await;
    socket.send(Message::text(PING)).await.unwrap();
    assert!(matches!(socket.hear().await.unwrap(), FromServer::Pong { .. }));
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn who_does_not_stop_is_sent_away() {
    let arena = Arena::new().await;
    for message in [Message::text(PING), Message::binary(vec![1, 2, 3]), Message::Ping(vec![1].into())] {
        let mut socket = arena.open(Some(&arena.blue.secret)).await;
        let mut sent = 0;
        while sent < 5_000 && socket.send(message.clone()).await.is_ok() {
            sent += 1;
        }
        let lost = loop {
            match socket.hear().await {
                Ok(_) => {}
                Err(lost) => break lost,
            }
        };
        // Who goes on sending may find the connection broken before the code is read.
        assert!(matches!(lost, Lost::Closed(Some(1008)) | Lost::Broken(_)), "{lost:?} after {sent}");
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn one_seat_has_the_same_allowance_by_post() {
    let arena = Arena::new().await;
    let mut whys = Vec::new();
    for _ in 0..30 {
        let command = arena.site.command(&arena.blue.game, 5, Do::AcceptDraw);
        let answer = command.bearer(&arena.blue.secret).send().await;
        if answer.status == 429 {
            assert!(answer.header("retry-after").is_some());
            assert!((1..=200).contains(&answer.json::<protocol::Problem>().retry_ms.unwrap()));
        }
        whys.push(answer.json::<protocol::Problem>().why);
    }
    let (refused, other): (Vec<_>, Vec<_>) = whys.into_iter().partition(|why| *why == Why::TooMany);
    assert!(other.len() >= 20 && !refused.is_empty() && other.iter().all(|why| *why == Why::NoOffer));
    arena.goes_on_untouched().await;
}

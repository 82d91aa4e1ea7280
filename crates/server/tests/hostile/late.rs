//! Messages that come twice, late, or in another order.

use protocol::{Do, Why};

use super::arena::Arena;

fn mv(version: u32, text: &str) -> Do {
    Do::Move { version, mv: text.parse().unwrap() }
}

#[tokio::test]
async fn the_same_move_is_played_once_and_acknowledged_as_often_as_asked() {
    let arena = Arena::new().await;
    let site = &arena.site;
    let mut blue = site.sit(&arena.blue).await;
    for _ in 0..5 {
        blue.say(77, mv(3, "a2")).await;
    }
    let mut acknowledged = 0;
    while acknowledged < 5 {
        if let protocol::FromServer::Ack { id, version } = blue.hear().await {
            assert_eq!((id, version), (77, 4));
            acknowledged += 1;
        }
    }
    // On another connection, and by POST, after the game has gone on.
    let mut red = site.sit(&arena.red).await;
    assert_eq!(red.play("f1").await, Ok(5));
    let mut again = site.sit(&arena.blue).await;
    again.say(77, mv(3, "a2")).await;
    assert!(matches!(again.hear().await, protocol::FromServer::Ack { id: 77, version: 5 }));
    let command = site.command(&arena.blue.game, 77, mv(3, "a2"));
    let answer = command.bearer(&arena.blue.secret).send().await;
    assert_eq!((answer.status, answer.text()), (200, r#"{"t":"ack","id":77,"version":5}"#));
    assert_eq!(site.snapshot(&arena.red.game).await.version, 5);
    // The same id for something else is refused.
    again.say(77, mv(5, "a3")).await;
    assert_eq!(again.socket.refusal().await, (77, Why::IdReused));
    again.say(77, mv(5, "a2")).await;
    assert_eq!(again.socket.refusal().await, (77, Why::IdReused));
    assert_eq!(site.snapshot(&arena.red.game).await.version, 5);
}

#[tokio::test]
async fn a_late_move_is_stale_and_an_early_one_ahead() {
    let arena = Arena::new().await;
    let mut blue = arena.site.sit(&arena.blue).await;
    let mut red = arena.site.sit(&arena.red).await;
    // Sent in the wrong order: the second move comes before the first.
    blue.say(1, mv(5, "b1")).await;
    blue.say(2, mv(3, "a2")).await;
    assert_eq!(blue.socket.refusal().await, (1, Why::Ahead));
    red.until(|mirror| mirror.version == 4).await;
    assert_eq!(red.play("f1").await, Ok(5));
    // Held up on the way: made on a board that is no more.
    blue.say(3, mv(3, "b2")).await;
    assert_eq!(blue.socket.refusal().await, (3, Why::Stale));
    // A wish to take back that comes after the board has changed undoes nothing.
    blue.say(4, Do::OfferTakeback { version: 4 }).await;
    assert_eq!(blue.socket.refusal().await, (4, Why::Stale));
    let snapshot = arena.site.snapshot(&arena.red.game).await;
    assert_eq!((snapshot.version, snapshot.plies.len()), (5, 3));
}

#[tokio::test]
async fn the_same_wish_twice_is_one() {
    let arena = Arena::new().await;
    let mut blue = arena.site.sit(&arena.blue).await;
    assert_eq!(blue.command(Do::OfferDraw).await, Ok(4));
    assert_eq!(blue.command(Do::OfferDraw).await, Ok(4));
    let mut red = arena.site.sit(&arena.red).await;
    assert_eq!(red.command(Do::AcceptDraw).await, Ok(5));
    assert_eq!(red.command(Do::AcceptDraw).await, Err(Why::Over));
    assert_eq!(red.command(Do::OfferRematch).await, Ok(6));
    assert_eq!(red.command(Do::OfferRematch).await, Ok(6));
    assert_eq!(blue.command(Do::OfferRematch).await, Ok(7));
    assert_eq!(blue.command(Do::OfferRematch).await, Ok(7), "a game has one successor");
    assert_eq!(red.command(Do::OfferRematch).await, Ok(7));
}

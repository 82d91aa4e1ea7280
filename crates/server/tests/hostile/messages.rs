//! Single messages that are no good, by what is wrong with them.

use protocol::{Opponent, SideChoice, Time, Why};
use testkit::site::{Message, Seat, Socket, Table};

use super::arena::Arena;

/// Says the text and expects this refusal.
async fn check(socket: &mut Socket, text: &str, id: u64, why: Why) {
    socket.send(Message::text(text)).await.unwrap();
    assert_eq!(socket.refusal().await, (id, why), "{text}");
}

fn command(kind: &str, game: &str, rest: &str) -> String {
    format!(r#"{{"t":"{kind}","id":9,"game":"{game}"{rest}}}"#)
}

#[tokio::test]
async fn no_messages_at_all() {
    let arena = Arena::new().await;
    let game = &arena.red.game;
    let nested = format!("{}{}", r#"{"t":"#.repeat(400), "}".repeat(400));
    let texts = [
        "",
        " ",
        "null",
        "17",
        "[]",
        "{}",
        "\u{feff}{}",
        "\0",
        r#"{"t":"move"}"#,
        r#"{"t":"dance","id":7}"#,
        r#"{"t":"ping"}"#,
        r#"{"t":"ping","id":-1}"#,
        r#"{"t":"ping","id":1.5}"#,
        r#"{"t":"ping","id":"1"}"#,
        r#"{"t":"ping","id":9007199254740992}"#,
        r#"{"t":"ping","id":1,"more":1}"#,
        r#"{"t":"ping","id":1,"id":2}"#,
        r#"{"t":"ping","id":1} {"t":"ping","id":2}"#,
        r#"["ping",1]"#,
        r#"{"t":"open","id":1,"game":5}"#,
        r#"{"t":"snapshot","id":1}"#,
        &nested,
        &command("move", game, r#","version":3"#),
        &command("move", game, r#","version":3,"move":"z9""#),
        &command("move", game, r#","version":3,"move":"a2 ""#),
        &command("move", game, r#","version":3,"move":"A2""#),
        &command("move", game, r#","version":3,"move":"a1a1""#),
        &command("move", game, r#","version":3,"move":"a1g7""#),
        &command("move", game, r#","version":-1,"move":"a2""#),
        &command("move", game, r#","version":4294967296,"move":"a2""#),
        &command("offer-takeback", game, ""),
        &command("resign", game, r#","version":3"#),
    ];
    let mut socket = arena.open(Some(&arena.blue.secret)).await;
    for (number, text) in texts.iter().enumerate() {
        if number % 15 == 14 {
            // Nobody may say so much on one connection at once.
            socket = arena.open(Some(&arena.blue.secret)).await;
        }
        check(&mut socket, text, 0, Why::Malformed).await;
    }
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn before_a_game_is_open_or_for_another() {
    let mut arena = Arena::new().await;
    let (other, _) = arena.site.pair(&mut arena.dice, Time::Untimed).await;
    let kinds =
        ["resign", "abort", "offer-draw", "accept-draw", "decline-draw", "offer-rematch", "claim-win"];
    let mut fresh = arena.site.socket().await;
    let mut blue = arena.open(Some(&arena.blue.secret)).await;
    for kind in kinds {
        check(&mut fresh, &command(kind, &arena.red.game, ""), 9, Why::NotOpen).await;
        check(&mut blue, &command(kind, &other.game, ""), 9, Why::NotOpen).await;
        check(&mut blue, &command(kind, "nothing like it", ""), 9, Why::NotOpen).await;
    }
    check(&mut fresh, &command("move", &arena.red.game, r#","version":3,"move":"a2""#), 9, Why::NotOpen)
        .await;
    assert_eq!(arena.site.snapshot(&other.game).await.version, 2);
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn with_a_secret_that_opens_nothing() {
    let mut arena = Arena::new().await;
    let (stranger, other) = (arena.dice.secret(), arena.site.pair(&mut arena.dice, Time::Untimed).await.0);
    let open = |game: &str, seat: &str| format!(r#"{{"t":"open","id":4,"game":"{game}","seat":"{seat}"}}"#);
    let game = arena.red.game.clone();
    let cases = [
        (open(&game, &stranger), Why::WrongSeat),
        (open(&game, &other.secret), Why::WrongSeat),
        (open(&game, ""), Why::WrongSeat),
        (open(&game, &"x".repeat(3_000)), Why::WrongSeat),
        (open("0000000000", &stranger), Why::UnknownGame),
        (open("../../data", &stranger), Why::UnknownGame),
        (open("", &stranger), Why::UnknownGame),
        (open("0123456789a", &stranger), Why::UnknownGame),
        (open("012345678é", &stranger), Why::UnknownGame),
    ];
    let mut blue = arena.open(Some(&arena.blue.secret)).await;
    for (text, why) in cases {
        check(&mut blue, &text, 4, why).await;
    }
    // All that changed nothing: it still is Blue's connection to this game.
    check(&mut blue, &command("move", &game, r#","version":3,"move":"d4""#), 9, Why::Illegal).await;
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn by_somebody_who_does_not_play() {
    let arena = Arena::new().await;
    let mut watcher = arena.open(None).await;
    for kind in [
        "resign",
        "abort",
        "offer-draw",
        "accept-draw",
        "offer-rematch",
        "give-time",
        "claim-win",
        "claim-draw",
    ] {
        check(&mut watcher, &command(kind, &arena.red.game, ""), 9, Why::NotAPlayer).await;
    }
    let text = command("move", &arena.red.game, r#","version":3,"move":"a2""#);
    check(&mut watcher, &text, 9, Why::NotAPlayer).await;
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn that_do_not_fit_the_game() {
    let arena = Arena::new().await;
    let game = arena.red.game.clone();
    let mv =
        |version: u32, mv: &str| command("move", &game, &format!(r#","version":{version},"move":"{mv}""#));
    let mut blue = arena.open(Some(&arena.blue.secret)).await;
    for (text, why) in [
        (mv(4, "a2"), Why::Ahead),
        (mv(4_294_967_295, "a2"), Why::Ahead),
        (mv(2, "a2"), Why::Stale),
        (mv(0, "a2"), Why::Stale),
        (mv(3, "d4"), Why::Illegal),
        (mv(3, "g3"), Why::Illegal),
        (mv(3, "0000"), Why::Illegal),
        (command("accept-draw", &game, ""), Why::NoOffer),
        (command("decline-draw", &game, ""), Why::NoOffer),
        (command("accept-takeback", &game, r#","version":3"#), Why::NoOffer),
        (command("decline-takeback", &game, ""), Why::NoOffer),
        (command("offer-takeback", &game, r#","version":3"#), Why::NothingToTakeBack),
        (command("offer-rematch", &game, ""), Why::NotOver),
        (command("decline-rematch", &game, ""), Why::NotOver),
        (command("give-time", &game, ""), Why::CannotGiveTime),
        (command("claim-win", &game, ""), Why::NotAway),
        (command("claim-draw", &game, ""), Why::NotAway),
    ] {
        check(&mut blue, &text, 9, why).await;
    }
    let mut red = arena.open(Some(&arena.red.secret)).await;
    check(&mut red, &mv(3, "f1"), 9, Why::NotYourTurn).await;
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn at_the_wrong_stage() {
    let mut arena = Arena::new().await;
    let (site, dice) = (&arena.site, &mut arena.dice);
    let waiting = site.create(dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let table = &mut site.sit(&waiting).await;
    refused(table, &[("resign", Why::NoOpponent), ("offer-draw", Why::NoOpponent)]).await;
    assert_eq!(table.play("g2").await, Err(Why::NoOpponent));

    let computer = site.create(dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    let table = &mut site.sit(&computer).await;
    refused(table, &[("offer-draw", Why::NotWithComputer)]).await;
    assert!(table.play_any(dice).await);
    table.until(testkit::site::Mirror::my_turn).await;
    refused(table, &[("abort", Why::TooLateToAbort)]).await;

    let ended: Seat = site.pair(dice, Time::Untimed).await.0;
    let table = &mut site.sit(&ended).await;
    table.command(protocol::Do::OfferDraw).await.unwrap();
    table.command(protocol::Do::DeclineDraw).await.unwrap();
    refused(table, &[("offer-draw", Why::TooSoon)]).await;
    table.command(protocol::Do::Resign).await.unwrap();
    refused(table, &[("resign", Why::Over), ("abort", Why::Over), ("offer-draw", Why::Over)]).await;
    refused(table, &[("claim-win", Why::Over), ("accept-draw", Why::Over)]).await;
    assert_eq!(table.play("g2").await, Err(Why::Over));
    arena.goes_on_untouched().await;
}

async fn refused(table: &mut Table, cases: &[(&str, Why)]) {
    for &(kind, why) in cases {
        let text = command(kind, &table.game, "");
        check(&mut table.socket, &text, 9, why).await;
    }
}

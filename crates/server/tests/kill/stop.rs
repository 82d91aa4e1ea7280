//! An orderly stop, as by `kill -TERM`.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use protocol::{Command, Do, FromClient, FromServer, Opponent, SideChoice, Time};
use testkit::site::{Dice, Lost, Site, Table, seed};

use super::SERVER;

/// Hears until the connection ends; answers the messages and the close code.
async fn to_the_end(table: &mut Table) -> (Vec<FromServer>, Option<u16>) {
    let mut heard = Vec::new();
    loop {
        match table.socket.hear().await {
            Ok(message) => heard.push(message),
            Err(Lost::Closed(code)) => return (heard, code),
            Err(lost) => panic!("{lost}, after {heard:?}"),
        }
    }
}

#[tokio::test]
async fn everybody_is_told_and_games_go_on_afterwards() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) =
        site.pair(&mut dice, Time::Increment { base: 300_000, increment: 3_000 }).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut watcher = site.watch(&red_seat.game).await;
    let mut stream = site.get(&format!("/api/games/{}/events", red_seat.game)).stream().await;
    for _ in 0..3 {
        assert!(red.play_any(&mut dice).await && blue.play_any(&mut dice).await);
    }
    red.until(|mirror| mirror.plies.len() == 6).await;
    let before = red.mirror.clone();

    site.terminate();
    for table in [&mut red, &mut blue, &mut watcher] {
        let (heard, code) = to_the_end(table).await;
        assert!(matches!(heard.last(), Some(FromServer::Bye { retry_ms: 1.. })), "{heard:?}");
        assert_eq!(code, Some(1012));
    }
    let mut last = None;
    while let Some(message) = stream.next().await {
        last = Some(message);
    }
    assert!(matches!(last, Some(FromServer::Bye { .. })), "{last:?}");
    assert!(site.ended().await.success());

    site.restart().await;
    let mut red = site.sit(&red_seat).await;
    assert_eq!(red.mirror.plies, before.plies);
    let (then, now) = (before.state.clock.unwrap(), red.mirror.state.clock.unwrap());
    assert_eq!(now.blue, then.blue, "nobody is charged while the server is away");
    assert!(now.red <= then.red && now.red > then.red - 10_000);
    assert!(red.play_any(&mut dice).await);
}

/// What one player may say in a row, each of it an event of its own.
fn script() -> Vec<Do> {
    let mut script = vec![
        Do::Move { version: 2, mv: "g2".parse().unwrap() },
        Do::OfferDraw,
        Do::DeclineDraw,
        Do::OfferTakeback { version: 3 },
        Do::DeclineTakeback,
        Do::Abort,
    ];
    (0..3).for_each(|_| script.extend([Do::OfferRematch, Do::DeclineRematch]));
    script
}

/// What is on its way when the server stops is either durable or was never acknowledged, and what was not
/// acknowledged can be said again.
#[tokio::test]
async fn a_stop_amid_thousands_of_events_loses_nothing() {
    const GAMES: usize = 250;
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let seats = (0..GAMES).map(|_| dice.fork()).map(async |mut dice| {
        let (red, _) = site.pair(&mut dice, Time::Untimed).await;
        let table = site.sit(&red).await;
        (red, table)
    });
    let mut players = join_all(seats).await;

    let mut stopping = Instant::now();
    for (number, (_, table)) in players.iter_mut().enumerate() {
        if number == GAMES / 2 {
            site.terminate();
            stopping = Instant::now();
        }
        for (id, what) in script().into_iter().enumerate() {
            let command = Command { id: id as u64, game: table.game.clone(), what };
            // From some moment on nobody listens.
            let _unheard = table.socket.say(&FromClient::Command(command)).await;
        }
    }
    let mut told = Vec::new();
    for (seat, table) in &mut players {
        let (heard, code) = to_the_end(table).await;
        assert_eq!(code, Some(1012), "{heard:?}");
        let versions = heard.iter().filter_map(|message| match message {
            FromServer::Ack { version, .. } => Some(*version),
            FromServer::Update(update) => Some(update.version),
            FromServer::Refused { .. } => panic!("{message:?}"),
            _ => None,
        });
        told.push((seat.game.clone(), versions.max().unwrap_or(2)));
    }
    assert!(site.ended().await.success());
    assert!(stopping.elapsed() < Duration::from_secs(10), "{:?}", stopping.elapsed());

    site.restart().await;
    let mut durable = 0;
    for (game, version) in told {
        let now = site.snapshot(&game).await.version;
        assert!(now >= version, "game {game} is at {now}, but {version} was told");
        durable += now as usize - 2;
    }
    println!("{durable} of {} events were durable when the server stopped", GAMES * script().len());
    for (seat, _) in players {
        let mut table = site.sit(&seat).await;
        if table.mirror.state.end.is_none() {
            table.command(Do::Abort).await.unwrap();
        }
    }
}

/// Somebody who never reads must not keep the server from stopping.
#[tokio::test]
async fn nobody_can_hold_the_stop_up() {
    let mut site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let seat = site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    let _idle = site.socket().await;
    let _watcher = site.watch(&seat.game).await;
    let mut half = tokio::net::TcpStream::connect(site.address()).await.unwrap();
    tokio::io::AsyncWriteExt::write_all(&mut half, b"GET /en/ HT").await.unwrap();
    let began = Instant::now();
    assert!(site.stop().await.success());
    assert!(began.elapsed() < Duration::from_secs(9), "{:?}", began.elapsed());
}

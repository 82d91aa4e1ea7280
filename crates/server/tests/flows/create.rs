//! Beginning a game.

use ataxx::Side;
use protocol::{CreateGame, Created, Opponent, Seat, SideChoice, Time};
use testkit::site::{Dice, Site, seed, wish};

use super::{FIVE_PLUS_THREE, SERVER};

#[tokio::test]
async fn the_same_request_again_gives_the_same_game_also_after_a_crash() {
    let mut site = Site::start(SERVER).await;
    let wish = wish(&mut Dice::new(seed()), Opponent::Friend, SideChoice::Random, FIVE_PLUS_THREE);
    let create = async |site: &Site| {
        let answer = site.post("/api/games").json(&wish).send().await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json::<Created>()
    };
    let first = create(&site).await;
    assert_eq!(create(&site).await, first);
    site.kill9();
    site.restart().await;
    assert_eq!(create(&site).await, first);
    let snapshot = site.snapshot(&first.game).await;
    assert_eq!((snapshot.plies.len(), snapshot.time), (0, FIVE_PLUS_THREE));
    assert_eq!(snapshot.state.seats.red == Seat::Open, first.side == Side::Blue);
}

#[tokio::test]
async fn a_first_move_is_played_once() {
    let site = Site::start(SERVER).await;
    let wish = CreateGame {
        mv: Some("g2".parse().unwrap()),
        ..wish(&mut Dice::new(seed()), Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed)
    };
    let mut games = Vec::new();
    for _ in 0..3 {
        let answer = site.post("/api/games").json(&wish).send().await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        games.push(answer.json::<Created>());
    }
    assert!(games.iter().all(|game| *game == games[0] && game.side == Side::Red));
    let mut table = site.watch(&games[0].game).await;
    table.until(|mirror| mirror.plies.len() >= 2).await;
    let moves: Vec<&str> = table.mirror.plies.iter().map(|ply| ply.mv.as_str()).collect();
    assert_eq!((moves.len(), moves[0]), (2, "g2"));
}

#[tokio::test]
async fn chance_gives_both_sides() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let mut sides = Vec::new();
    for _ in 0..40 {
        let seat = site.create(&mut dice, Opponent::Friend, SideChoice::Random, Time::Untimed).await;
        sides.push(seat.side);
    }
    // By chance alone this fails once in 2^39 runs.
    assert!(sides.contains(&Side::Red) && sides.contains(&Side::Blue));
}

#[tokio::test]
async fn one_address_begins_only_so_many_games() {
    let site = Site::start_with(SERVER, &["--games-per-minute", "5"]).await;
    let mut dice = Dice::new(seed());
    for _ in 0..5 {
        site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    }
    let wish = wish(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed);
    let answer = site.post("/api/games").json(&wish).send().await;
    assert_eq!(answer.why(429), protocol::Why::TooMany);
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=12).contains(&wait), "{wait}");
    // An address that only a proxy could vouch for is not believed.
    let answer = site.post("/api/games").header("x-forwarded-for", "192.0.2.7").json(&wish).send().await;
    assert_eq!(answer.why(429), protocol::Why::TooMany);
}

#[tokio::test]
async fn behind_a_proxy_the_proxys_word_counts() {
    let options = ["--games-per-minute", "1", "--behind-proxy", "--public-url", "https://ataxx.example"];
    let site = Site::start_with(SERVER, &options).await;
    let mut dice = Dice::new(seed());
    let mut create = async |forwarded: &str, origin: &str| {
        let wish = wish(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed);
        let request = site.post("/api/games").header("x-forwarded-for", forwarded).header("origin", origin);
        request.json(&wish).send().await.status
    };
    let ours = "https://ataxx.example";
    assert_eq!(create("192.0.2.1", ours).await, 201);
    assert_eq!(create("192.0.2.1", ours).await, 429);
    assert_eq!(create("192.0.2.2", ours).await, 201);
    // What a client claims stands before what the proxy has added.
    assert_eq!(create("203.0.113.9, 192.0.2.2", ours).await, 429);
    // The site's name is the one that was set, whatever the request says.
    assert_eq!(create("192.0.2.3", &format!("http://{}", site.address())).await, 403);
}

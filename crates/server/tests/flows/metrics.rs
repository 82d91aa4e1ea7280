//! For whoever watches over the server.

use protocol::{Do, Time};
use testkit::site::{Dice, Site, seed};

use super::SERVER;

#[tokio::test]
async fn it_says_that_it_lives_and_can_serve() {
    let site = Site::start(SERVER).await;
    for (path, text) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = site.get(path).send().await;
        assert_eq!((answer.status, answer.text()), (200, text));
    }
}

#[tokio::test]
async fn its_figures_follow_what_happens() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Untimed).await;
    let mut table = site.sit(&red).await;
    assert!(table.command(Do::AcceptDraw).await.is_err());
    let answer = site.get("/metrics").send().await;
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4"));
    for (name, count) in [
        ("ataxx_games_created_total", 1.0),
        ("ataxx_live_games", 1.0),
        ("ataxx_rooms", 1.0),
        ("ataxx_sockets", 1.0),
        (r#"ataxx_refusals_total{why="no-offer"}"#, 1.0),
        (r#"ataxx_requests_total{route="/api/games",status="201"}"#, 1.0),
    ] {
        assert_eq!(site.figure(name).await, Some(count), "{name}");
    }
    // Games' names would make a figure for each game.
    assert!(!answer.text().contains(&red.game));
}

/// The log tells what happened, and no secret.
#[tokio::test]
async fn no_secret_is_logged() {
    let site = Site::start_with(SERVER, &["--log", "debug,server=trace"]).await;
    let mut dice = Dice::new(seed());
    let (red, blue) = site.pair(&mut dice, Time::Untimed).await;
    let mut table = site.sit(&red).await;
    table.play("g2").await.unwrap();
    let path = format!("/api/games/{}", red.game);
    site.get(&path).bearer(&blue.secret).send().await;
    site.get(&path).bearer(&dice.secret()).send().await;
    site.post(&format!("{path}/commands")).bearer(&blue.secret).body("{}").send().await;
    let log = site.log();
    assert!(log.contains("request"), "{log}");
    for seat in [red, blue] {
        assert!(!log.contains(&seat.secret), "{log}");
    }
}

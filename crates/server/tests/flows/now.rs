//! What goes on at this moment.

use protocol::{Do, Now, Opponent, Seat, SideChoice, Time};
use testkit::site::{Dice, Site, seed};

use super::SERVER;

async fn now(site: &Site) -> Now {
    let answer = site.get("/api/now").send().await;
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    answer.json()
}

/// The answer is a second old at most: it becomes so, or the test hangs and says what it saw.
async fn until(site: &Site, is_so: impl Fn(&Now) -> bool) -> Now {
    for _ in 0..200 {
        let now = now(site).await;
        if is_so(&now) {
            return now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("it stays {:?}", now(site).await);
}

#[tokio::test]
async fn connections_and_games_are_counted_up_and_down() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    assert_eq!(now(&site).await, Now { people: 0, games: 0, live: None });
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    until(&site, |now| (now.people, now.games) == (2, 1)).await;
    let path = format!("/api/games/{}/events", red_seat.game);
    let stream = site.get(&path).stream().await;
    until(&site, |now| now.people == 3).await;
    drop(stream);
    drop(blue);
    until(&site, |now| (now.people, now.games) == (1, 1)).await;
    red.command(Do::Resign).await.unwrap();
    until(&site, |now| (now.people, now.games) == (1, 0)).await;
    drop(red);
    until(&site, |now| now.people == 0).await;
}

#[tokio::test]
async fn a_game_is_shown_from_its_second_ply_to_its_end() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    assert_eq!(until(&site, |now| now.games == 1).await.live, None);
    blue.until(|mirror| mirror.my_turn()).await;
    blue.play("a2").await.unwrap();
    let live = until(&site, |now| now.live.is_some()).await.live.unwrap();
    let truth = site.snapshot(&red_seat.game).await;
    assert_eq!((live.game, live.plies, Some(live.turn)), (truth.game, 2, truth.state.turn));
    assert_eq!((live.mv.to_string(), live.board), (truth.plies[1].mv.clone(), truth.plies[1].board.clone()));
    assert_eq!((live.seats.red, live.seats.blue), (Seat::Human, Seat::Human));
    red.until(|mirror| mirror.my_turn()).await;
    red.command(Do::Resign).await.unwrap();
    let over = until(&site, |now| now.live.is_none()).await;
    assert_eq!((over.people, over.games), (2, 0));
    // Nor when somebody looks at it again.
    drop((red, blue));
    let _watcher = site.watch(&red_seat.game).await;
    let later = until(&site, |now| now.people == 1).await;
    assert_eq!((later.games, later.live), (0, None));
}

#[tokio::test]
async fn an_invitation_is_never_given_away() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let red = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let _waiting = site.sit(&red).await;
    let alone = until(&site, |now| now.people == 1).await;
    assert_eq!((alone.games, alone.live), (0, None));
    assert!(!site.get("/en/").send().await.text().contains(&red.game));
}

#[tokio::test]
async fn a_game_with_the_computer_is_shown_if_nothing_else_is_played() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let seat = site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    let mut table = site.sit(&seat).await;
    table.play("g2").await.unwrap();
    let shown = until(&site, |now| now.live.is_some()).await.live.unwrap();
    assert_eq!((&shown.game, shown.seats.blue), (&seat.game, Seat::Computer { level: 1 }));
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    blue.until(|mirror| mirror.my_turn()).await;
    blue.play("a2").await.unwrap();
    let game = red_seat.game.clone();
    until(&site, |now| now.live.as_ref().is_some_and(|live| live.game == game)).await;
}

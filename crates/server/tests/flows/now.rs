//! What goes on at this moment.

use protocol::{Do, InPlay, Now, Opponent, Seat, SideChoice, Time, Tv};
use testkit::site::{Browser, Dice, Site, seed};

use super::SERVER;

async fn now(site: &Site) -> Now {
    let answer = site.get("/api/now").send().await;
    assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")));
    answer.json()
}

/// The answer is a second old at most: it becomes so.
async fn until(site: &Site, is_so: impl Fn(&Now) -> bool) -> Now {
    testkit::site::until(|| now(site), is_so).await
}

#[tokio::test]
async fn connections_and_games_are_counted_up_and_down() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    assert_eq!(now(&site).await, Now { people: 0, looking: 0, games: 0, live: None });
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
    let seat = site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    let mut red = site.sit(&seat).await;
    assert_eq!(until(&site, |now| now.games == 1).await.live, None);
    red.play("g2").await.unwrap();
    let live = until(&site, |now| now.live.is_some()).await.live.unwrap();
    let truth = site.snapshot(&seat.game).await;
    assert_eq!((&live.game, live.plies, Some(live.turn)), (&truth.game, 2, truth.state.turn));
    assert_eq!((live.mv.to_string(), &live.board), (truth.plies[1].mv.clone(), &truth.plies[1].board));
    assert_eq!((live.seats.red, live.seats.blue), (Seat::Human, Seat::Computer { level: 1 }));
    assert_eq!((live.time, live.stake), (Time::Untimed, truth.stake));
    // The same is on television, and in the list.
    let tv: Tv = site.get("/api/tv").send().await.json();
    let listed: InPlay = site.get("/api/games").send().await.json();
    assert_eq!((tv.live.as_ref(), listed), (Some(&live), InPlay { games: vec![live.clone()], more: 0 }));
    for page in ["/en/tv", "/en/games", "/en/"] {
        assert!(site.get(page).send().await.text().contains(&seat.game), "{page}");
    }
    red.command(Do::Resign).await.unwrap();
    let over = until(&site, |now| now.live.is_none()).await;
    assert_eq!((over.people, over.games), (1, 0));
    for page in ["/en/tv", "/en/games"] {
        let answer = site.get(page).send().await;
        assert!(answer.status == 200 && !answer.text().contains(&seat.game), "{page}");
    }
    // Nor when somebody looks at it again.
    drop(red);
    let _watcher = site.watch(&seat.game).await;
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
async fn a_game_between_friends_is_counted_and_never_shown() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red_seat, blue_seat) = site.pair(&mut dice, Time::Untimed).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    red.play("g2").await.unwrap();
    blue.until(|mirror| mirror.my_turn()).await;
    blue.play("a2").await.unwrap();
    // A game with the computer is shown instead, though people play.
    let seat = site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    site.sit(&seat).await.play("g2").await.unwrap();
    let now = until(&site, |now| now.live.is_some()).await;
    assert_eq!((now.games, now.live.unwrap().game), (2, seat.game));
    for page in ["/api/now", "/api/tv", "/api/games", "/en/", "/en/tv", "/en/games"] {
        assert!(!site.get(page).send().await.text().contains(&red_seat.game), "{page}");
    }
}

#[tokio::test]
async fn an_address_leads_to_the_game_that_somebody_plays() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let seat = site.create(&mut dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed).await;
    let mut red = site.sit(&seat).await;
    let guest = site.snapshot(&seat.game).await.players.red.expect("somebody sits there").name;
    assert!(guest.contains(' '), "{guest}");
    let address = format!("/en/@/{}", guest.replace(' ', "%20"));
    let leads = async || {
        let answer = site.get(&format!("{address}/now")).send().await;
        assert_eq!(answer.status, 307, "{}", answer.text());
        answer.header("location").unwrap().to_owned()
    };
    assert_eq!(leads().await, format!("/en/game/{}", seat.game));
    red.command(Do::Resign).await.unwrap();
    assert_eq!(leads().await, format!("{address}?now=none"));
    assert_eq!(site.get("/en/@/Nobody/now").send().await.status, 404);
}

#[tokio::test]
async fn somebody_called_like_an_address_has_one_too() {
    let site = Site::start(SERVER).await;
    Browser::registered(&site, "now").await;
    let answer = site.get("/en/@/now/now").send().await;
    assert_eq!((answer.status, answer.header("location")), (307, Some("/en/@/now?now=none")));
}

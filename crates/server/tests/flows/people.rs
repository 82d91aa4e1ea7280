//! Who people are, from their first deed on.

use ataxx::Side;
use protocol::{Created, Do, JoinGame, Joined, Opponent, PlayerKind, SideChoice, Snapshot};
use testkit::site::{Answer, Dice, Site, seed, wish};

use super::{FIVE_PLUS_THREE, SERVER};

#[tokio::test]
async fn the_first_deed_makes_a_guest_and_reading_makes_nobody() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    for page in ["/en/", "/en/rules", "/api/now"] {
        let answer = site.get(page).send().await;
        assert_eq!((answer.status, answer.cookie()), (200, None), "{page}");
    }
    let begun = create(&site, &mut dice, None).await;
    let cookie = begun.cookie().expect("a newcomer is given a cookie");
    let whole = begun.header("set-cookie").unwrap().to_owned();
    assert!(whole.contains("; HttpOnly; SameSite=Lax") && !whole.contains("Secure"), "{whole}");
    let first = name(&site, &begun).await;
    assert_eq!(first.split(' ').count(), 3, "{first} is a made-up name");

    // From then on they are known: the same name, no new cookie.
    let again = create(&site, &mut dice, Some(&cookie)).await;
    assert_eq!((again.cookie(), name(&site, &again).await), (None, first.clone()));
    // A cookie that was never given out is nobody's.
    let stranger = create(&site, &mut dice, Some(&format!("ataxx={}", "A".repeat(43)))).await;
    assert!(stranger.cookie().is_some());
    assert_ne!(name(&site, &stranger).await, first);
}

#[tokio::test]
async fn over_tls_no_other_site_can_set_the_cookie() {
    let site = Site::start_with(SERVER, &["--public-url", "https://ataxx.example"]).await;
    let begun = create(&site, &mut Dice::new(seed()), None).await;
    let whole = begun.header("set-cookie").unwrap();
    assert!(whole.starts_with("__Host-ataxx=") && whole.ends_with("; Secure"), "{whole}");
}

#[tokio::test]
async fn a_user_finds_their_seat_again_without_its_secret() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let begun = create(&site, &mut dice, None).await;
    let (red, game) = (begun.cookie().unwrap(), begun.json::<Created>().game);
    let body = JoinGame { secret: dice.secret() };
    let joined = site.post(&format!("/api/games/{game}/join")).json(&body).send().await;
    let (blue, side) = (joined.cookie().unwrap(), joined.json::<Joined>().side);
    assert_eq!(side, Side::Blue);

    assert_eq!(seen_by(&site, &game, Some(&red)).await.you, Some(Side::Red));
    assert_eq!(seen_by(&site, &game, Some(&blue)).await.you, Some(Side::Blue));
    assert_eq!(seen_by(&site, &game, None).await.you, None);
    // The secret comes first: whoever is signed in, the seat is theirs who know it.
    let path = format!("/api/games/{game}");
    let seat = site.get(&path).cookie(&red).bearer(&body.secret).send().await;
    assert_eq!(seat.json::<Snapshot>().you, Some(Side::Blue));

    // Moves too: on another device there is only the cookie.
    let version = seen_by(&site, &game, None).await.version;
    let what = Do::Move { version, mv: "g2".parse().unwrap() };
    let command = |cookie: &str| site.command(&game, 7, what).cookie(cookie);
    let refused = command(&blue).send().await;
    assert_eq!(refused.status, 409, "{}", refused.text());
    assert_eq!(command(&red).send().await.status, 200);
    assert_eq!(seen_by(&site, &game, None).await.plies.len(), 1);
}

#[tokio::test]
async fn who_plays_oneself_in_two_windows_is_told_apart_by_secrets_only() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let begun = create(&site, &mut dice, None).await;
    let (cookie, game) = (begun.cookie().unwrap(), begun.json::<Created>().game);
    let body = JoinGame { secret: dice.secret() };
    let joined = site.post(&format!("/api/games/{game}/join")).cookie(&cookie).json(&body).send().await;
    assert_eq!(joined.status, 200, "{}", joined.text());
    assert_eq!(seen_by(&site, &game, Some(&cookie)).await.you, None);
}

async fn create(site: &Site, dice: &mut Dice, cookie: Option<&str>) -> Answer {
    let wish = wish(dice, Opponent::Friend, SideChoice::Red, FIVE_PLUS_THREE);
    let answer = site.post("/api/games").known_by(cookie).json(&wish).send().await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer
}

/// The name that Red goes by in the game that was begun.
async fn name(site: &Site, begun: &Answer) -> String {
    let snapshot = site.snapshot(&begun.json::<Created>().game).await;
    let red = snapshot.players.red.expect("somebody sits there");
    assert_eq!((red.kind, red.rating, red.change), (PlayerKind::Guest, None, None));
    red.name
}

async fn seen_by(site: &Site, game: &str, cookie: Option<&str>) -> Snapshot {
    site.get(&format!("/api/games/{game}")).known_by(cookie).send().await.json()
}

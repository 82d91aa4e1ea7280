//! Pictures of positions and the icons.

use protocol::{Opponent, SideChoice, Time, Why};
use testkit::site::{Answer, Dice, Site, seed};
use tokio::task::JoinSet;

use super::SERVER;

/// Width and height, as a PNG's header says them.
fn png_size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

fn is_picture(answer: &Answer, what: &str) {
    assert_eq!(answer.status, 200, "{what}");
    assert_eq!(answer.header("content-type"), Some("image/png"), "{what}");
    assert_eq!(png_size(&answer.body), (1200, 630), "{what}");
}

#[tokio::test]
async fn a_game_has_a_picture_of_each_of_its_positions() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Untimed).await;
    let address = |ply: &str| format!("/picture/game/{}/{ply}.png", red.game);
    let start = site.get(&address("0")).send().await;
    is_picture(&start, "the start");
    assert_eq!(site.get(&address("1")).send().await.why(404), Why::NotFound);

    let mut table = site.sit(&red).await;
    table.play("b6").await.unwrap();
    let after = site.get(&address("1")).send().await;
    is_picture(&after, "after a move");
    assert_ne!(start.body, after.body);
    assert_eq!(start.body, site.get(&address("0")).send().await.body, "a position keeps its picture");

    // Another game that stands at the start shows the same.
    let (other, _) = site.pair(&mut dice, Time::Untimed).await;
    assert_ne!(other.game, red.game);
    let same = site.get(&format!("/picture/game/{}/0.png", other.game)).send().await;
    assert_eq!((same.header("etag"), &same.body), (start.header("etag"), &start.body));
}

#[tokio::test]
async fn who_has_the_picture_is_not_sent_it_again() {
    let site = Site::start(SERVER).await;
    let (red, _) = site.pair(&mut Dice::new(seed()), Time::Untimed).await;
    let address = format!("/picture/game/{}/0.png", red.game);
    let first = site.get(&address).send().await;
    let tag = first.header("etag").expect("a tag");
    // In a running game a move can be taken back: not for ever.
    assert_eq!(first.header("cache-control"), Some("public, max-age=60"));
    for known in [tag.to_owned(), format!("\"x\", W/{tag}")] {
        let again = site.get(&address).header("if-none-match", &known).send().await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
    }
    let other = site.get(&address).header("if-none-match", "\"x\"").send().await;
    is_picture(&other, "with another tag");

    site.sit(&red).await.command(protocol::Do::Resign).await.unwrap();
    let over = site.get(&address).send().await;
    assert_eq!(over.header("cache-control"), Some("public, max-age=31536000, immutable"));
}

#[tokio::test]
async fn pictures_and_icons_that_are_none_are_told_as_problems() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let seat = site.create(&mut dice, Opponent::Friend, SideChoice::Red, Time::Untimed).await;
    let game = format!("/picture/game/{}", seat.game);
    for (path, why) in [
        ("/picture/nothing.png".to_owned(), Why::NotFound),
        ("/picture/play".to_owned(), Why::NotFound),
        ("/picture/play.png.png".to_owned(), Why::NotFound),
        ("/picture/..%2f..%2fetc%2fpasswd".to_owned(), Why::NotFound),
        ("/picture/game/0000000000/0.png".to_owned(), Why::UnknownGame),
        ("/picture/game/nonsense/0.png".to_owned(), Why::UnknownGame),
        (format!("{game}/0"), Why::NotFound),
        (format!("{game}/00.png"), Why::NotFound),
        (format!("{game}/+0.png"), Why::NotFound),
        (format!("{game}/-1.png"), Why::NotFound),
        (format!("{game}/1e0.png"), Why::NotFound),
        (format!("{game}/99999999999999999999999.png"), Why::NotFound),
        (format!("{game}/18446744073709551615.png"), Why::NotFound),
        ("/icons/favicon.ico".to_owned(), Why::NotFound),
        ("/icons/icon-8192.png".to_owned(), Why::NotFound),
    ] {
        assert_eq!(site.get(&path).send().await.why(404), why, "{path}");
    }
    assert!(site.panics().is_empty(), "{:?}", site.panics());
}

/// Twenty-five moves from the start, no position twice.
const PLAYED: &str =
    "b6 b1 c5 f6 f2 f6d5 c6 b2 e3 b2d4 f2e4 c5e5 c5 d6 c4 d3 e6 f5 d6f4 d6 b5 c7 b5d7 b5 e3c3";

/// The same on the board turned by half.
fn turned(mv: &str) -> String {
    mv.chars()
        .map(|c| {
            if c.is_ascii_digit() { (b'8' - c as u8 + b'0') as char } else { (b'a' + b'g' - c as u8) as char }
        })
        .collect()
}

#[tokio::test]
async fn one_address_may_have_only_so_many_drawn_but_see_what_is_drawn() {
    let site = Site::start(SERVER).await;
    let (mut dice, mut asked) = (Dice::new(seed()), JoinSet::new());
    let straight = PLAYED.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let half = straight.iter().map(|mv| turned(mv)).collect();
    for moves in [straight, half] {
        let (red, blue) = site.pair(&mut dice, Time::Untimed).await;
        let mut tables = [site.sit(&red).await, site.sit(&blue).await];
        for (ply, mv) in moves.iter().enumerate() {
            let table = &mut tables[ply % 2];
            table.until(|mirror| mirror.my_turn()).await;
            table.play(mv).await.unwrap();
        }
        for ply in 1..=moves.len() {
            asked.spawn(site.get(&format!("/picture/game/{}/{ply}.png", red.game)).send());
        }
    }
    let answers = asked.join_all().await;
    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 429).collect();
    assert!(!refused.is_empty(), "all {} were drawn", answers.len());
    for answer in refused {
        assert_eq!(answer.why(429), Why::TooMany);
        assert!(answer.header("retry-after").is_some());
    }
    // What stands for a page itself is few, and what has been drawn costs nothing.
    for _ in 0..2 {
        is_picture(&site.get("/picture/play.png").send().await, "a page's own");
    }
}

#[tokio::test]
async fn icons_are_where_systems_look_for_them() {
    let site = Site::start(SERVER).await;
    let favicon = site.get("/favicon.ico").send().await;
    assert_eq!((favicon.status, favicon.header("content-type")), (200, Some("image/x-icon")));
    assert_eq!(png_size(&favicon.body[22..]), (32, 32));
    assert_eq!(favicon.header("cache-control"), Some("public, max-age=86400"));
    for (name, size) in
        [("icon-192", 192), ("icon-512", 512), ("icon-maskable-512", 512), ("apple-touch-icon", 180)]
    {
        let icon = site.get(&format!("/icons/{name}.png")).send().await;
        assert_eq!((icon.status, icon.header("content-type")), (200, Some("image/png")), "{name}");
        assert_eq!(png_size(&icon.body), (size, size), "{name}");
    }
    for name in ["play", "rules", "guide"] {
        is_picture(&site.get(&format!("/picture/{name}.png")).send().await, name);
    }
}

//! Ranked games by invitation, and the pages that tell of them.

use protocol::{
    CreateGame, Created, Do, JoinGame, Opponent, PastGames, SideChoice, Snapshot, Stake, Time, TopPlayers,
    UserPage, Why,
};
use testkit::site::{Answer, Browser, Dice, Kept, Mirror, Site, Table, seed, until, wish};

use super::{FIVE_PLUS_THREE, SERVER};

/// Moves of Red and Blue in which neither reaches the other.
const NINE_TURNS: [(&str, &str); 9] = [
    ("g2", "a2"),
    ("f1", "b1"),
    ("f2", "b2"),
    ("g3", "a3"),
    ("f3", "b3"),
    ("g4", "a4"),
    ("f4", "b4"),
    ("g5", "a5"),
    ("f5", "b5"),
];

#[tokio::test]
async fn two_accounts_play_for_a_rating_which_moves_once_and_is_told_everywhere() {
    for_a_rating(Site::start(SERVER).await).await;
}

#[tokio::test]
async fn two_accounts_play_for_a_rating_over_postgres() {
    for_a_rating(Site::start_over(Kept::InPostgres, SERVER, &[]).await).await;
}

async fn for_a_rating(site: Site) {
    let mut dice = Dice::new(seed());
    let (mut ann, mut bob) =
        (Browser::registered(&site, "Ann").await, Browser::registered(&site, "Bob-2").await);
    let (red_seat, blue_seat) =
        site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Ranked, &mut ann, &mut bob).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    play(&mut red, &mut blue, &NINE_TURNS[..2]).await;
    let version = red.mirror.version;
    assert_eq!(red.command(Do::OfferTakeback { version }).await, Err(Why::NotInRanked));
    blue.command(Do::Resign).await.unwrap();

    let over = site.snapshot(&red_seat.game).await;
    let (red, blue) = (over.players.red.unwrap(), over.players.blue.unwrap());
    let (won, lost) = (red.change.unwrap(), blue.change.unwrap());
    assert!(won > 0 && lost < 0 && red.provisional, "{won} {lost}");
    assert_eq!((red.rating, blue.rating), (Some(1_500 + won), Some(1_500 + lost)));
    // Asked again, and looked at again, it stays.
    assert_eq!(site.snapshot(&red_seat.game).await.players.red.unwrap().rating, red.rating);

    let page = site.get("/en/@/Ann").send().await.text().to_owned();
    for text in [format!("{}?", 1_500 + won), format!("+{won}"), "Won as Red".to_owned()] {
        assert!(page.contains(&text), "{text} is missing");
    }
    let user: UserPage = site.get("/api/users/ANN").send().await.json();
    assert_eq!((user.name.as_str(), user.red.won, user.ratings.len()), ("Ann", 1, 2));
    assert_eq!((user.ratings[0].rating, user.ratings[0].games), (1_500 + won, 1));
    let games: PastGames =
        site.get("/api/users/bob-2/games?result=lost&rated=yes&against=ann").send().await.json();
    assert_eq!((games.games.len(), games.games[0].change), (1, Some(lost)));
    // One game is not enough for the list of the best.
    assert_eq!(site.get("/api/players/top").send().await.json::<TopPlayers>().players, []);
}

/// Red leaves the page in two of eight turns, Blue in none; whatever else their browsers say counts for nothing, and
/// nobody but an administrator, and Red in what is kept about Red, is told.
#[tokio::test]
async fn how_often_a_player_left_the_page_is_told_to_administrators() {
    let (site, mut dice, [mut ann, mut bob, judge]) = with_a_judge().await;
    let (red_seat, blue_seat) =
        site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Ranked, &mut ann, &mut bob).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    let mut watcher = site.watch(&red_seat.game).await;
    for (turn, (red_move, blue_move)) in NINE_TURNS[..8].iter().enumerate() {
        let version = red.mirror.version;
        if turn == 1 || turn == 4 {
            for _ in 0..2 {
                red.look_away(version).await.unwrap();
            }
        }
        // On another board, in another's turn, by somebody who has none.
        red.look_away(version + 1).await.unwrap();
        red.look_away(version - 1).await.unwrap();
        blue.look_away(version).await.unwrap();
        red.play(red_move).await.unwrap();
        blue.until(Mirror::my_turn).await;
        blue.play(blue_move).await.unwrap();
        red.until(Mirror::my_turn).await;
    }
    assert_eq!(watcher.look_away(watcher.mirror.version).await, Err(Why::NotAPlayer));
    let by_post = serde_json::json!({ "t": "looked-away", "id": 9, "game": red_seat.game, "version": 1 });
    let commands = format!("/api/games/{}/commands", red_seat.game);
    assert_eq!(site.post(&commands).bearer(&red_seat.secret).json(&by_post).send().await.status, 200);
    blue.command(Do::Resign).await.unwrap();

    let kept = async |browser: &mut Browser| -> Vec<f64> {
        let export: serde_json::Value = browser.see(&site, "/api/account/export").await.json();
        let signals = export["signals"].as_array().unwrap().iter();
        signals
            .filter(|one| one["kind"] == "looking-away")
            .map(|one| one["value"].as_f64().unwrap())
            .collect()
    };
    // It is kept soon after the end.
    const NAME: &str = "Share of turns in which the page was left";
    let row = until(|| record(&site, &judge, "Ann", NAME), Option::is_some).await.unwrap();
    assert!(row.contains("<td>0.25</td>"), "{row}");
    assert_eq!((kept(&mut ann).await, kept(&mut bob).await), (vec![0.25], vec![0.0]));
    for page in ["/en/@/Ann", "/api/users/Ann", &format!("/api/games/{}", red_seat.game)] {
        let seen = bob.see(&site, page).await;
        assert!(!seen.text().contains("page was left") && !seen.text().contains("looking"), "{page}");
    }
}

/// Ann gives up four games after two moves, Bob-2 one after nine; an administrator is told, and each of them.
#[tokio::test]
async fn losing_on_purpose_is_told_to_administrators_for_a_look() {
    let (site, mut dice, [mut ann, mut bob, judge]) = with_a_judge().await;
    const NAME: &str = "Losses within 8 own turns, in the last 7 ranked games";
    let record = async |name: &str| record(&site, &judge, name, NAME).await;
    assert_eq!(record("Ann").await, None);

    for _ in 0..4 {
        let (red, blue) = site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Ranked, &mut ann, &mut bob).await;
        let (mut red, mut blue) = (site.sit(&red).await, site.sit(&blue).await);
        play(&mut red, &mut blue, &NINE_TURNS[..2]).await;
        red.command(Do::Resign).await.unwrap();
    }
    let row = record("Ann").await.unwrap();
    assert!(row.contains("<strong>4 of 4: worth a look</strong>"), "{row}");
    assert!(row.contains("<td>Worth a look from 3 on</td>"), "{row}");

    let (red, blue) = site.pair_of(&mut dice, FIVE_PLUS_THREE, Stake::Ranked, &mut ann, &mut bob).await;
    let (mut red, mut blue) = (site.sit(&red).await, site.sit(&blue).await);
    play(&mut red, &mut blue, &NINE_TURNS).await;
    blue.command(Do::Resign).await.unwrap();
    let row = record("Bob-2").await.unwrap();
    assert!(row.contains("<td>0 of 5</td>"), "{row}");

    for (browser, lost) in [(&mut ann, 4), (&mut bob, 0)] {
        let export: serde_json::Value = browser.see(&site, "/api/account/export").await.json();
        assert_eq!(export["early_losses"], serde_json::json!({ "lost": lost, "games": 5 }));
    }
    assert!(!bob.see(&site, "/en/@/Ann").await.text().contains("own turns"));
}

#[tokio::test]
async fn who_has_no_account_is_told_so() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let mut ann = Browser::registered(&site, "Ann").await;
    let (mut guest, computer) = (Browser::default(), Opponent::Computer { level: 1 });
    let asked = create(&site, &mut dice, &mut guest, FIVE_PLUS_THREE, Opponent::Friend).await;
    assert_eq!(asked.why(403), Why::NeedsAccount);
    for (time, opponent) in [(Time::Untimed, Opponent::Friend), (FIVE_PLUS_THREE, computer)] {
        let asked = create(&site, &mut dice, &mut ann, time, opponent).await;
        assert_eq!(asked.why(422), Why::CannotBeRanked);
    }
    let begun = create(&site, &mut dice, &mut ann, FIVE_PLUS_THREE, Opponent::Friend).await;
    let game = begun.json::<Created>().game;
    let (path, body) = (format!("/api/games/{game}/join"), JoinGame { secret: dice.secret() });
    assert_eq!(guest.post(&site, &path, &body).await.why(403), Why::NeedsAccount);
    let body = JoinGame { secret: dice.secret() };
    assert_eq!(ann.post(&site, &path, &body).await.why(422), Why::CannotBeRanked);
    let page = site.get(&format!("/en/game/{game}")).send().await.text().to_owned();
    assert!(
        page.contains("Ranked game · 5+3") && page.contains(&format!("/en/sign-in?next=/en/game/{game}"))
    );
    let guests: Snapshot = site.get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!((guests.stake, guests.players.blue), (Stake::Ranked, None));
}

#[tokio::test]
async fn a_name_has_one_page_and_an_unknown_one_none() {
    let site = Site::start(SERVER).await;
    drop(Browser::registered(&site, "Ann").await);
    let other = site.get("/pt/@/aNN").send().await;
    assert_eq!((other.status, other.header("location")), (307, Some("/pt/@/Ann")));
    for lang in ["en", "pt", "vi", "el", "nl", "nb"] {
        for page in ["@/Ann", "@/Ann/games", "players"] {
            assert_eq!(site.get(&format!("/{lang}/{page}")).send().await.status, 200, "{lang} {page}");
        }
    }
    for page in
        ["/en/@/Nobody", "/en/@/Nobody/games", "/api/users/Nobody", "/api/users/Ann/games?against=Nobody"]
    {
        assert_eq!(site.get(page).send().await.status, 404, "{page}");
    }
    let unknown = site.get("/en/@/Ann/games?against=%3Cb%3E&result=wrong&after=x").send().await;
    assert!(unknown.text().contains("Nobody is called that") && !unknown.text().contains("<b>"));
}

#[tokio::test]
async fn following_and_blocking_are_forms_that_can_be_taken_back() {
    let site = Site::start(SERVER).await;
    let ann = Browser::registered(&site, "Ann").await;
    drop(Browser::registered(&site, "Bob-2").await);
    let seen =
        async |path: &str| site.get(path).known_by(ann.cookie.as_deref()).send().await.text().to_owned();
    let act = async |deed: &str| {
        let answer = site.post(&format!("/en/@/Bob-2/{deed}")).known_by(ann.cookie.as_deref()).send().await;
        assert_eq!((answer.status, answer.header("location")), (303, Some("/en/@/Bob-2")), "{deed}");
    };
    act("follow").await;
    act("follow").await;
    assert!(seen("/en/@/Bob-2").await.contains("/en/@/Bob-2/unfollow"));
    assert!(seen("/en/@/Ann").await.contains("href=\"/en/@/Bob-2\""));
    act("block").await;
    let page = seen("/en/@/Bob-2").await;
    assert!(
        page.contains("/unblock") && !page.contains("/follow\"") && !page.contains("/challenge/"),
        "{page}"
    );
    act("unblock").await;
    assert!(seen("/en/@/Bob-2").await.contains("/en/@/Bob-2/follow"));

    let nobody = site.post("/en/@/Bob-2/follow").send().await;
    assert_eq!((nobody.status, nobody.header("location")), (303, Some("/en/sign-in")));
    assert_eq!(site.post("/en/@/Bob-2/wink").known_by(ann.cookie.as_deref()).send().await.status, 404);
    assert_eq!(site.post("/en/@/Ann/follow").known_by(ann.cookie.as_deref()).send().await.status, 404);
}

/// A site that Judge administers; the browsers of Ann, Bob-2 and Judge.
async fn with_a_judge() -> (Site, Dice, [Browser; 3]) {
    let site = Site::start_with(SERVER, &["--administrators", "Judge"]).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob-2", "Judge"] {
        people.push(Browser::registered(&site, name).await);
    }
    (site, Dice::new(seed()), people.try_into().expect("three"))
}

/// The line under this heading in what an administrator is told of somebody; none if there is none.
async fn record(site: &Site, judge: &Browser, name: &str, heading: &str) -> Option<String> {
    let page = site.get(&format!("/en/order/user/{name}")).known_by(judge.cookie.as_deref()).send().await;
    assert_eq!(page.status, 200, "{}", page.text());
    page.text().lines().find(|line| line.contains(heading)).map(str::to_owned)
}

async fn play(red: &mut Table, blue: &mut Table, turns: &[(&str, &str)]) {
    for (red_move, blue_move) in turns {
        red.play(red_move).await.unwrap();
        blue.until(Mirror::my_turn).await;
        blue.play(blue_move).await.unwrap();
        red.until(Mirror::my_turn).await;
    }
}

/// Asks for a ranked game.
async fn create(
    site: &Site,
    dice: &mut Dice,
    browser: &mut Browser,
    time: Time,
    opponent: Opponent,
) -> Answer {
    let wish = CreateGame { stake: Stake::Ranked, ..wish(dice, opponent, SideChoice::Red, time) };
    browser.post(site, "/api/games", &wish).await
}

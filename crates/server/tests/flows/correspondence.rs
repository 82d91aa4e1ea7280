//! Games over days, with a clock that tests put forward: reminded once, flagged in time, resting and planning, and
//! none of it lost when the server is killed in between.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use ataxx::{BySide, Side};
use protocol::{Ahead, Do, Mine, Plan, Snapshot, Stake, Time, Why};
use serde_json::json;
use testkit::site::{Answer, Browser, Dice, Site, seed};

use super::SERVER;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);
const FIVE_DAYS: Time = Time::Days { days: 5 };

struct Days {
    site: Site,
    game: String,
    secrets: BySide<String>,
    browsers: BySide<Browser>,
}

impl Days {
    /// A game of five days a move, in which both have moved: it is Red's turn.
    async fn begun() -> Days {
        let site = Site::start_with(SERVER, &["--steered-clock", "--push-loopback"]).await;
        let mut browsers = BySide { red: Browser::default(), blue: Browser::default() };
        let BySide { red, blue } = &mut browsers;
        let (red, blue) = site.pair_of(&mut Dice::new(seed()), FIVE_DAYS, Stake::Casual, red, blue).await;
        let days =
            Days { site, game: red.game, secrets: BySide { red: red.secret, blue: blue.secret }, browsers };
        days.play(Side::Red, "b6").await;
        days.play(Side::Blue, "f6").await;
        days
    }

    async fn play(&self, side: Side, mv: &str) {
        let version = self.snapshot().await.version;
        let what = Do::Move { version, mv: mv.parse().unwrap() };
        let command = self.site.command(&self.game, version.into(), what);
        let answer = command.bearer(&self.secrets[side]).send().await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    async fn snapshot(&self) -> Snapshot {
        self.site.snapshot(&self.game).await
    }

    async fn until(&self, is_so: impl Fn(&Snapshot) -> bool) -> Snapshot {
        testkit::site::until(|| self.snapshot(), is_so).await
    }

    async fn post(&mut self, side: Side, path: &str, body: serde_json::Value) -> Answer {
        self.browsers[side].post(&self.site, path, &body).await
    }
}

/// A push service that tells the head of each request.
fn push_service() -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let endpoint = format!("http://{}/send/abc", listener.local_addr().unwrap());
    let (told, requests) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut reader = BufReader::new(stream.unwrap());
            let (mut head, mut length) = (String::new(), 0);
            loop {
                let mut line = String::new();
                if reader.read_line(&mut line).unwrap() <= 2 {
                    break;
                }
                let lower = line.to_lowercase();
                if let Some(number) = lower.strip_prefix("content-length: ") {
                    length = number.trim().parse().unwrap();
                }
                head.push_str(&lower);
            }
            reader.read_exact(&mut vec![0; length]).unwrap();
            let answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
            reader.into_inner().write_all(answer).unwrap();
            if told.send(head).is_err() {
                return;
            }
        }
    });
    (endpoint, requests)
}

fn subscription(endpoint: &str) -> serde_json::Value {
    let p256dh = "BLn9b-VR0ca83knDNZ32dCHGyjJp-1riX9ZTN40MqV8K_LpQmLqxC_DoHvqvFXO_nGdAB4W9dogZb_sM-uV4JbY";
    json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": "_ordMnz7uTCmrpBTeUV4Bw" }, "lang": "pt" })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_is_reminded_once_a_turn_and_flagged_though_the_server_was_killed() {
    let mut days = Days::begun().await;
    let (endpoint, requests) = push_service();
    assert_eq!(days.post(Side::Red, "/api/pushes", subscription(&endpoint)).await.status, 204);
    days.site.pass(3 * DAY).await;
    assert!(requests.try_recv().is_err(), "two days are left: too early");
    days.site.kill9();
    days.site.restart().await;
    // What the clock had been put forward by is gone with the process.
    days.site.pass(4 * DAY + HOUR).await;
    let reminder = requests.recv_timeout(Duration::from_secs(20)).expect("a reminder");
    assert!(reminder.contains(&format!("topic: {}", days.game.to_lowercase())), "{reminder}");
    assert!(reminder.contains("content-encoding: aes128gcm"), "{reminder}");
    days.site.pass(12 * HOUR).await;
    days.site.kill9();
    days.site.restart().await;
    days.site.pass(4 * DAY + 20 * HOUR).await;
    assert_eq!(days.snapshot().await.state.end, None);
    days.site.pass(4 * HOUR + HOUR).await;
    let over = days.until(|snapshot| snapshot.state.end.is_some()).await;
    let end = over.state.end.unwrap();
    assert_eq!((end.reason.as_str(), end.winner), ("flag", Some(Side::Blue)));
    assert!(requests.try_recv().is_err(), "one reminder a turn");
}

#[tokio::test]
async fn a_vacation_moves_the_deadline_and_can_be_ended() {
    let mut days = Days::begun().await;
    days.site.pass(2 * DAY).await;
    let before = days.snapshot().await.state.deadline.unwrap();
    let refused = days.post(Side::Red, "/api/vacation", json!({ "days": 15 })).await;
    assert_eq!(refused.why(400), Why::Malformed);
    let begun = days.post(Side::Red, "/api/vacation", json!({ "days": 14 })).await;
    assert_eq!(begun.status, 200, "{}", begun.text());
    assert_eq!(begun.json::<protocol::Vacation>().days_left, 14);
    let day = i64::try_from(DAY.as_millis()).unwrap();
    let resting = days.until(|snapshot| snapshot.state.resting.is_some()).await;
    let moved = resting.state.deadline.unwrap() - before;
    assert_eq!(moved, 14 * day);
    let clock = resting.state.clock.unwrap();
    assert!((clock.red - 3 * day).abs() < day / 24, "two of five days were used before: {clock:?}");
    assert_eq!(clock.at, resting.state.resting.unwrap().red.unwrap(), "it stands until they are back");
    assert_eq!(days.post(Side::Red, "/api/vacation", json!({ "days": 1 })).await.why(409), Why::TooSoon);
    days.site.pass(10 * DAY).await;
    assert_eq!(days.snapshot().await.state.end, None);
    let ended = days.post(Side::Red, "/api/vacation", json!({ "days": 0 })).await;
    let ended: protocol::Vacation = ended.json();
    assert_eq!((ended.until, ended.days_left), (None, 17), "ten days and a moment were used");
    days.until(|snapshot| snapshot.state.resting.is_none()).await;
    days.site.pass(5 * DAY).await;
    days.until(|snapshot| snapshot.state.end.is_some()).await;
    let stranger = days.site.post("/api/vacation").json(&json!({ "days": 1 })).send().await;
    assert_eq!(stranger.why(403), Why::NotAPlayer);
}

#[tokio::test]
async fn a_plan_is_played_at_once_and_gone_when_the_game_goes_elsewhere() {
    let mut days = Days::begun().await;
    let path = format!("/api/games/{}/plan", days.game);
    let version = days.snapshot().await.version;
    let line = days.site.get(&format!("/api/games/{}/line?moves=b5", days.game)).send().await;
    let line: Ahead = line.json();
    assert_eq!(line.turn, Some(Side::Blue));
    assert!(line.legal.unwrap().moves.split(' ').any(|mv| mv == "f5"));
    let plan = json!({ "version": version, "branches": [
        { "theirs": "b5", "mine": "f5", "then": [{ "theirs": "b4", "mine": "f4" }] },
        { "theirs": "c6", "mine": "e6" },
    ]});
    let put =
        |secret: String, plan: &serde_json::Value| days.site.request("PUT", &path).bearer(&secret).json(plan);
    let secret = days.secrets.blue.clone();
    let kept = put(secret.clone(), &plan).send().await;
    assert_eq!(kept.status, 200, "{}", kept.text());
    // It is their own: the opponent plans when it is not their turn, and sees nothing of this.
    assert_eq!(put(days.secrets.red.clone(), &plan).send().await.why(409), Why::Stale);
    let seen: Plan = days.site.get(&path).bearer(&days.secrets.red).send().await.json();
    assert_eq!(seen.branches, []);
    assert_eq!(days.site.get(&path).send().await.why(403), Why::NotAPlayer);
    let illegal = json!({ "version": version, "branches": [{ "theirs": "b5", "mine": "a1" }]});
    assert_eq!(put(secret.clone(), &illegal).send().await.why(422), Why::Illegal);

    days.play(Side::Red, "b5").await;
    days.until(|snapshot| snapshot.plies.len() == 4).await;
    // Killed in between, the rest of the plan stays.
    days.site.kill9();
    days.site.restart().await;
    let rest: Plan = days.site.get(&path).bearer(&secret).send().await.json();
    assert_eq!(rest.branches.len(), 1);
    days.play(Side::Red, "c6").await;
    let gone: Plan = days.site.get(&path).bearer(&secret).send().await.json();
    assert_eq!(gone.branches, [], "that was not foreseen");
    assert_eq!(days.snapshot().await.plies.len(), 5);
}

#[tokio::test]
async fn ones_own_games_are_listed_with_those_that_wait_first() {
    let mut days = Days::begun().await;
    let address = format!("/en/game/{}", days.game);
    let Days { site, browsers: BySide { red, blue }, .. } = &mut days;
    assert_eq!(red.see(site, "/api/mine").await.json::<Mine>(), Mine { games: 1, my_turn: 1 });
    assert_eq!(blue.see(site, "/api/mine").await.json::<Mine>(), Mine { games: 1, my_turn: 0 });
    let page = red.see(site, "/en/games/mine").await;
    let page = page.text();
    assert!(page.find("Your turn").unwrap() < page.find(&address).unwrap(), "{page}");
    let stranger = site.get("/en/games/mine").send().await;
    assert_eq!((stranger.status, stranger.cookie()), (200, None));
    assert!(!stranger.text().contains(&address));
}

#[tokio::test]
async fn no_push_goes_where_strangers_may_not_send_us() {
    let site = Site::start(SERVER).await;
    for endpoint in ["http://127.0.0.1:9/x", "https://10.0.0.1/x", "https://localhost/x", "nonsense"] {
        let answer = site.post("/api/pushes").json(&subscription(endpoint)).send().await;
        assert_eq!(answer.why(400), Why::Malformed, "{endpoint}");
    }
    let mut bad = subscription("https://push.example/x");
    bad["keys"]["auth"] = "short".into();
    assert_eq!(site.post("/api/pushes").json(&bad).send().await.why(400), Why::Malformed);
    let good = subscription("https://push.example/x");
    assert_eq!(site.post("/api/pushes").json(&good).send().await.status, 204);
    let gone = json!({ "endpoint": "https://push.example/x" });
    assert_eq!(site.post("/api/pushes/remove").json(&gone).send().await.status, 204);
}

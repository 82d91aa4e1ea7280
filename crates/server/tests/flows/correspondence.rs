//! Games over days, with a clock that tests put forward: reminded once, flagged in time, resting and planning, and
//! none of it lost when the server is killed in between.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use ataxx::Side;
use protocol::{
    Ahead, CreateGame, Created, JoinGame, Joined, Mine, Opponent, Plan, SideChoice, Snapshot, Time, Why,
};
use serde_json::json;
use testkit::site::{Answer, Dice, Site, seed};

use super::SERVER;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);
const FIVE_DAYS: Time = Time::Days { days: 5 };

/// A player with the cookie that a browser would keep.
struct Player {
    cookie: String,
    secret: String,
    next_id: u64,
}

struct Days {
    site: Site,
    game: String,
    red: Player,
    blue: Player,
}

impl Days {
    /// A game of five days a move, in which both have moved: it is Red's turn.
    async fn begun() -> Days {
        let site = Site::start_with(SERVER, &["--steered-clock", "--push-loopback"]).await;
        let mut dice = Dice::new(seed());
        let (secret, second) = (dice.secret(), dice.secret());
        let wish = CreateGame {
            secret: secret.clone(),
            opponent: Opponent::Friend,
            side: SideChoice::Red,
            time: FIVE_DAYS,
            stake: protocol::Stake::Casual,
            mv: None,
        };
        let created = site.post("/api/games").json(&wish).send().await;
        let game = created.json::<Created>().game;
        let red = Player { cookie: created.cookie().unwrap(), secret, next_id: 1 };
        let body = JoinGame { secret: second.clone() };
        let joined = site.post(&format!("/api/games/{game}/join")).json(&body).send().await;
        assert_eq!(joined.json::<Joined>().side, Side::Blue);
        let blue = Player { cookie: joined.cookie().unwrap(), secret: second, next_id: 1 };
        let mut days = Days { site, game, red, blue };
        days.play(Side::Red, "b6").await;
        days.play(Side::Blue, "f6").await;
        days
    }

    fn player(&mut self, side: Side) -> &mut Player {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }

    async fn play(&mut self, side: Side, mv: &str) {
        let version = self.snapshot().await.version;
        let game = self.game.clone();
        let player = self.player(side);
        let id = player.next_id;
        player.next_id += 1;
        let secret = player.secret.clone();
        let text = format!(r#"{{"t":"move","id":{id},"game":"{game}","version":{version},"move":"{mv}"}}"#);
        let path = format!("/api/games/{game}/commands");
        let answer = self.site.post(&path).bearer(&secret).body(text).send().await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }

    async fn snapshot(&self) -> Snapshot {
        self.site.snapshot(&self.game).await
    }

    async fn until(&self, what: &str, is_so: impl Fn(&Snapshot) -> bool) -> Snapshot {
        for _ in 0..500 {
            let snapshot = self.snapshot().await;
            if is_so(&snapshot) {
                return snapshot;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{what}: {}", self.site.log());
    }

    async fn post(&self, side: Side, path: &str, body: serde_json::Value) -> Answer {
        let cookie = if side == Side::Red { &self.red.cookie } else { &self.blue.cookie };
        self.site.post(path).cookie(cookie).json(&body).send().await
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
    let over = days.until("the flag falls", |snapshot| snapshot.state.end.is_some()).await;
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
    let resting = days.until("it is heard of", |snapshot| snapshot.state.resting.is_some()).await;
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
    days.until("they are back", |snapshot| snapshot.state.resting.is_none()).await;
    days.site.pass(5 * DAY).await;
    days.until("the flag falls", |snapshot| snapshot.state.end.is_some()).await;
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
    let secret = days.blue.secret.clone();
    let kept = put(secret.clone(), &plan).send().await;
    assert_eq!(kept.status, 200, "{}", kept.text());
    // It is their own: the opponent plans when it is not their turn, and sees nothing of this.
    assert_eq!(put(days.red.secret.clone(), &plan).send().await.why(409), Why::Stale);
    let seen: Plan = days.site.get(&path).bearer(&days.red.secret).send().await.json();
    assert_eq!(seen.branches, []);
    assert_eq!(days.site.get(&path).send().await.why(403), Why::NotAPlayer);
    let illegal = json!({ "version": version, "branches": [{ "theirs": "b5", "mine": "a1" }]});
    assert_eq!(put(secret.clone(), &illegal).send().await.why(422), Why::Illegal);

    days.play(Side::Red, "b5").await;
    days.until("it is answered", |snapshot| snapshot.plies.len() == 4).await;
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
    let days = Days::begun().await;
    let site = &days.site;
    let count = async |cookie: &str| site.get("/api/mine").cookie(cookie).send().await.json::<Mine>();
    assert_eq!(count(&days.red.cookie).await, Mine { games: 1, my_turn: 1 });
    assert_eq!(count(&days.blue.cookie).await, Mine { games: 1, my_turn: 0 });
    let page = site.get("/en/games/mine").cookie(&days.red.cookie).send().await;
    let (page, address) = (page.text().to_owned(), format!("/en/game/{}", days.game));
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

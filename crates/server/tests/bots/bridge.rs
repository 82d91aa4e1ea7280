//! The bridge between an engine and the site, all of them in processes of their own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use play::{PlayerId, Timestamp};
use protocol::{Challenge, Do, FromServer, NewChallenge, SideChoice, Stake, Time};
use store::{Challenges, SqliteStore, Store};
use testkit::site::{Answer, Site, Stream, now_ms};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStderr, ChildStdout, Command};
use tokio::task::JoinHandle;

use super::tls::Tls;
use super::{SERVER, cast};

/// A bot that has not ended by then never does.
const PATIENCE: Duration = Duration::from_secs(240);

/// Our own engine, built if it is not.
fn engine() -> &'static Path {
    static ENGINE: OnceLock<PathBuf> = OnceLock::new();
    ENGINE.get_or_init(|| {
        let folder = Path::new(SERVER).parent().unwrap();
        let mut build = std::process::Command::new(env!("CARGO"));
        build.args(["build", "--quiet", "--offline", "-p", "engine-cli"]);
        build.args(folder.ends_with("release").then_some("--release"));
        build.arg("--target-dir").arg(folder.parent().unwrap());
        build.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        assert!(build.status().unwrap().success(), "the engine can't be built");
        folder.join("ataxx-engine")
    })
}

/// A running bridge. When it is dropped it is killed; what it said is shown if the test has failed.
struct Bridge {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    said: Vec<String>,
    complaints: Complaints,
}

/// What a bridge says on its other stream, read as it comes.
struct Complaints {
    said: Arc<Mutex<Vec<String>>>,
    reading: JoinHandle<()>,
}

impl Complaints {
    fn of(stream: ChildStderr) -> Complaints {
        let said = Arc::<Mutex<Vec<String>>>::default();
        let kept = Arc::clone(&said);
        let reading = tokio::spawn(async move {
            let mut lines = BufReader::new(stream).lines();
            while let Some(line) = lines.next_line().await.unwrap() {
                kept.lock().unwrap().push(line);
            }
        });
        Complaints { said, reading }
    }

    fn text(&self) -> String {
        self.said.lock().unwrap().join("\n")
    }
}

impl Bridge {
    fn start(site: &Site, bot: u64, engine: &str, options: &[&str]) -> Bridge {
        Bridge::start_at(&format!("http://{}", site.address()), bot, engine, options)
    }

    fn start_at(address: &str, bot: u64, engine: &str, options: &[&str]) -> Bridge {
        let mut child = Command::new(SERVER)
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("ATAXX_TOKEN", cast::token(bot))
            .args(["bot", "--engine", engine, "--server", address])
            .args(options)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let complaints = Complaints::of(child.stderr.take().unwrap());
        Bridge { child, lines, said: Vec::new(), complaints }
    }

    /// Reads on until it has said something like this.
    async fn until(&mut self, part: &str) {
        while !self.said.last().is_some_and(|line| line.contains(part)) {
            let line = tokio::time::timeout(PATIENCE, self.lines.next_line()).await;
            let line = line.unwrap_or_else(|_| panic!("no {part:?} after {:#?}", self.said)).unwrap();
            self.said.push(line.unwrap_or_else(|| panic!("no {part:?} in {:#?}", self.said)));
        }
    }

    fn interrupt(&self) {
        let id = self.child.id().unwrap().to_string();
        let status = std::process::Command::new("sh").args(["-c", "kill -TERM \"$0\"", &id]).status();
        assert!(status.unwrap().success());
    }

    /// It ends in failure, saying why.
    async fn fails(mut self, says: &str) {
        let status = tokio::time::timeout(PATIENCE, self.child.wait()).await.expect("it ends").unwrap();
        assert!(!status.success());
        let read = tokio::time::timeout(PATIENCE, &mut self.complaints.reading).await;
        read.expect("it says no more").unwrap();
        let text = self.complaints.text();
        assert!(text.contains(says), "{text}");
    }

    /// Its last line, when it has ended well.
    async fn end(mut self) -> String {
        let read = async {
            while let Some(line) = self.lines.next_line().await.unwrap() {
                self.said.push(line);
            }
        };
        let ended = tokio::time::timeout(PATIENCE, read).await;
        assert!(ended.is_ok(), "it does not end: {:#?}", self.said);
        assert!(self.child.wait().await.unwrap().success(), "{:#?}", self.said);
        self.said.last().unwrap().clone()
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let said = self.said.join("\n");
            eprintln!("--- what the bridge said ---\n{said}\n{}\n---", self.complaints.text());
        }
    }
}

/// Games, won, drawn, lost, unfinished.
fn tally(line: &str) -> [u32; 5] {
    let numbers: Vec<u32> = line.split([' ', ':', ',']).filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().unwrap_or_else(|_| panic!("no tally: {line}"))
}

#[tokio::test]
async fn an_engine_plays_ten_games_against_the_sites_computer() {
    let site = cast::site(1, &[]).await;
    let options =
        ["--challenge", "computer:2", "--games", "10", "--at-once", "10", "--time", "3+2", "--nodes", "300"];
    let last = Bridge::start(&site, 0, engine().to_str().unwrap(), &options).end().await;
    println!("{last}");
    let [games, won, drawn, lost, unfinished] = tally(&last);
    assert_eq!((games, unfinished), (10, 0), "{last}");
    assert_eq!(won + drawn + lost, 10);
}

#[tokio::test]
async fn two_engines_meet_by_challenge() {
    let site = cast::site(2, &[]).await;
    let engine = engine().to_str().unwrap();
    let mut host = Bridge::start(&site, 0, engine, &["--nodes", "50"]);
    host.until("Ready").await;
    let options = ["--challenge", &cast::name(0), "--games", "2", "--time", "1+1", "--nodes", "50"];
    let last = Bridge::start(&site, 1, engine, &options).end().await;
    let [games, .., unfinished] = tally(&last);
    assert_eq!((games, unfinished), (2, 0), "{last}");
    host.interrupt();
    assert_eq!(tally(&host.end().await)[0], 2);
}

#[tokio::test]
async fn a_game_goes_on_after_the_server_was_away() {
    let mut site = cast::site(1, &[]).await;
    let options = ["--challenge", "computer:1", "--time", "3+2", "--nodes", "100"];
    let mut bot = Bridge::start(&site, 0, engine().to_str().unwrap(), &options);
    bot.until("playing").await;
    site.kill9();
    bot.until("coming back").await;
    site.restart().await;
    let last = bot.end().await;
    let [games, .., unfinished] = tally(&last);
    assert_eq!((games, unfinished), (1, 0), "{last}");
}

/// Whoever the bot has challenged, or challenges it.
async fn post(site: &Site, bot: u64, path: &str) -> Answer {
    site.post(path).bearer(&cast::token(bot)).send().await
}

async fn stream(site: &Site, bot: u64) -> Stream {
    site.get("/api/stream/event").bearer(&cast::token(bot)).stream().await
}

/// A bot that has challenged the second one; the challenge's id.
async fn challenger(site: &Site, options: &[&str]) -> (Bridge, String) {
    let name = cast::name(1);
    let options = [&["--challenge", &name, "--time", "1+1", "--nodes", "50"], options].concat();
    let mut bot = Bridge::start(site, 0, engine().to_str().unwrap(), &options);
    bot.until("challenged").await;
    let (id, _) = bot.said.last().unwrap().split_once(':').unwrap();
    let id = id.to_owned();
    (bot, id)
}

#[tokio::test]
async fn a_challenge_that_ends_is_not_taken_for_ones_own() {
    let site = cast::site(3, &[]).await;
    let (mut bot, own) = challenger(&site, &[]).await;
    let mut heard = stream(&site, 2).await;
    let time = Time::Increment { base: 60_000, increment: 1_000 };
    let new = NewChallenge { to: cast::name(0), time, side: SideChoice::Blue, stake: Stake::Casual };
    let foreign = site.post("/api/challenges").bearer(&cast::token(2)).json(&new).send().await;
    let foreign = foreign.json::<Challenge>().id;
    // The bot is busy. Both hear of it, and the bot waits on for its own.
    assert_eq!(heard.next().await, Some(FromServer::ChallengeDeclined { id: foreign }));
    assert_eq!(post(&site, 1, &format!("/api/challenges/{own}/accept")).await.status, 200);
    bot.until("playing").await;
    let resign = site.command(&own, 1, Do::Resign).bearer(&cast::token(1));
    assert_eq!(resign.send().await.status, 200);
    assert_eq!(tally(&bot.end().await)[0], 1);
}

#[tokio::test]
async fn a_challenge_whose_end_was_not_heard_is_not_waited_for() {
    let mut site = cast::site(2, &[]).await;
    let (mut bot, own) = challenger(&site, &[]).await;
    site.kill9();
    bot.until("coming back").await;
    let store = SqliteStore::open(site.database()).await.unwrap();
    let by = PlayerId(cast::FIRST_BOT + 1);
    assert!(store.end_challenge(own.parse().unwrap(), by, Timestamp(now_ms())).await.unwrap().is_some());
    store.close().await.unwrap();
    site.restart().await;
    bot.until("nobody answered").await;
    assert_eq!(tally(&bot.end().await)[0], 0);
}

/// More challenges than the site takes at once: the rest are begun when it lets them.
#[tokio::test]
async fn what_can_not_be_begun_now_is_begun_later() {
    let site = cast::site(2, &[]).await;
    let mut challenged = stream(&site, 1).await;
    let (mut bot, _) = challenger(&site, &["--games", "11"]).await;
    let mut declined = 0;
    while declined < 11 {
        if let Some(FromServer::Challenge(challenge)) = challenged.next().await {
            let path = format!("/api/challenges/{}/decline", challenge.id);
            assert_eq!(post(&site, 1, &path).await.status, 204);
            declined += 1;
        }
    }
    bot.until("trying again").await;
    assert_eq!(tally(&bot.end().await)[0], 0);
}

#[tokio::test]
async fn an_interruption_is_heard_while_the_server_is_away() {
    let mut site = cast::site(1, &[]).await;
    let mut bot = Bridge::start(&site, 0, engine().to_str().unwrap(), &[]);
    bot.until("Ready").await;
    site.kill9();
    bot.until("coming back").await;
    bot.interrupt();
    assert_eq!(tally(&bot.end().await)[0], 0);
}

#[tokio::test]
async fn a_bot_whose_token_is_taken_away_ends() {
    let site = cast::site(1, &[]).await;
    let mut bot = Bridge::start(&site, 0, engine().to_str().unwrap(), &[]);
    bot.until("Ready").await;
    let form = format!("name={}", cast::name(0));
    assert_eq!(cast::owner().form(&site, "/en/account/bots/revoke", &form).await.status, 303);
    let status = tokio::time::timeout(PATIENCE, bot.child.wait()).await.expect("it ends").unwrap();
    assert!(!status.success());
}

/// It says its name, is ready, and dies when it shall think.
const MORTAL: &str = r#"
while read -r word rest; do
    case "$word" in
        uai) echo "a banner"; echo "id name Mortal"; echo uaiok ;;
        isready) echo readyok ;;
        go) exit 1 ;;
    esac
done
"#;

#[tokio::test]
async fn an_engine_that_dies_is_started_again_and_then_resigns() {
    let site = cast::site(1, &[]).await;
    let script = site.folder().join("mortal.sh");
    std::fs::write(&script, MORTAL).unwrap();
    let mut bot =
        Bridge::start(&site, 0, &format!("sh {}", script.display()), &["--challenge", "computer:1"]);
    bot.until("The engine is Mortal").await;
    bot.until("starting it again").await;
    bot.until("resigning").await;
    // A game given up before both have moved counts for nobody.
    let [games, won, ..] = tally(&bot.end().await);
    assert_eq!((games, won), (1, 0));
}

#[tokio::test]
async fn what_can_not_work_is_said_at_once() {
    let site = cast::site(1, &[]).await;
    let failed = async |bot: u64, engine: &str, says: &str| {
        Bridge::start(&site, bot, engine, &[]).fails(says).await;
    };
    failed(7, engine().to_str().unwrap(), "not signed in").await;
    failed(0, "/nowhere/engine", "the engine").await;
    failed(0, "true", "the engine has ended").await;
}

#[tokio::test]
async fn a_site_over_https_is_played_on_if_its_certificate_is_trusted() {
    let site = cast::site(1, &[]).await;
    let tls = Tls::before(&site).await;
    let engine = engine().to_str().unwrap();
    let ca = tls.ca.to_str().unwrap();
    let options = ["--ca", ca, "--challenge", "computer:1", "--time", "3+2", "--nodes", "50"];
    let [games, .., unfinished] = tally(&Bridge::start_at(&tls.address, 0, engine, &options).end().await);
    assert_eq!((games, unfinished), (1, 0));
    // Browsers would not trust it either.
    Bridge::start_at(&tls.address, 0, engine, &[]).fails("certificate").await;
}

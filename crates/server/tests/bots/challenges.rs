//! Two bots challenge each other, and nobody else can meddle.

use ataxx::Side;
use protocol::{
    Challenge, Challenges, Created, Do, FromServer, GameStart, NewChallenge, Player, PlayerKind, SideChoice,
    Stake, Time, Why,
};
use testkit::site::{Answer, Site, Stream};

use super::cast;

const TIME: Time = Time::Increment { base: 60_000, increment: 1_000 };

/// A bot and its stream of events.
struct Bot<'a> {
    site: &'a Site,
    token: String,
    stream: Stream,
}

impl Bot<'_> {
    async fn new(site: &Site, n: u64) -> Bot<'_> {
        let token = cast::token(n);
        let stream = site.get("/api/stream/event").bearer(&token).stream().await;
        Bot { site, token, stream }
    }

    async fn hear(&mut self) -> FromServer {
        self.stream.next().await.expect("the stream goes on")
    }

    async fn post(&self, path: &str) -> Answer {
        self.site.post(path).bearer(&self.token).send().await
    }

    async fn challenge(&self, to: &str, stake: Stake) -> Answer {
        let new = NewChallenge { to: to.to_owned(), time: TIME, side: SideChoice::Blue, stake };
        self.site.post("/api/challenges").bearer(&self.token).json(&new).send().await
    }

    async fn challenges(&self) -> Challenges {
        self.site.get("/api/challenges").bearer(&self.token).send().await.json()
    }

    async fn hear_of_start(&mut self) -> GameStart {
        match self.hear().await {
            FromServer::GameStart(start) => start,
            other => panic!("no start: {other:?}"),
        }
    }

    async fn play(&self, game: &str, version: u32, mv: &str) {
        let what = Do::Move { version, mv: mv.parse().unwrap() };
        let answer = self.site.command(game, version.into(), what).bearer(&self.token).send().await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

#[tokio::test]
async fn a_challenge_becomes_a_game() {
    let site = cast::site(2, &[]).await;
    let (mut one, mut two) = (Bot::new(&site, 0).await, Bot::new(&site, 1).await);
    let answer = one.challenge("bot-ab", Stake::Casual).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let sent: Challenge = answer.json();
    assert!(matches!(&sent.to, Player { name, kind: PlayerKind::Bot, .. } if name == "Botab"));
    assert_eq!(one.challenges().await.sent, std::slice::from_ref(&sent));
    assert_eq!(two.hear().await, FromServer::Challenge(sent.clone()));
    // One that comes late hears of it too.
    assert_eq!(Bot::new(&site, 1).await.hear().await, FromServer::Challenge(sent.clone()));

    let accept = format!("/api/challenges/{}/accept", sent.id);
    assert_eq!(one.post(&accept).await.why(410), Why::Expired, "one can't accept one's own");
    let created: Created = two.post(&accept).await.json();
    assert_eq!((&created.game, created.side), (&sent.id, Side::Red));
    assert_eq!(two.post(&accept).await.json::<Created>(), created, "accepting twice is accepting once");
    let start = one.hear_of_start().await;
    assert_eq!((&start.game, start.side, start.time), (&sent.id, Side::Blue, TIME));
    assert_eq!(start.player.unwrap().name, "Botab");
    assert_eq!(two.hear_of_start().await.side, Side::Red);
    assert_eq!(one.challenges().await, Challenges { sent: vec![], received: vec![] });

    // Neither follows the game, so each is told when it is their turn.
    let game = created.game;
    two.play(&game, 1, "f1").await;
    assert_eq!(one.hear().await, FromServer::YourTurn { game: game.clone() });
    one.play(&game, 2, "b1").await;
    assert_eq!(two.hear().await, FromServer::YourTurn { game: game.clone() });
    assert_eq!(Bot::new(&site, 1).await.hear_of_start().await.game, game, "a game in play is told of again");
    assert_eq!(site.command(&game, 9, Do::Resign).bearer(&two.token).send().await.status, 200);
    for bot in [&mut one, &mut two] {
        let FromServer::GameEnd { game: ended, end } = bot.hear().await else { panic!("no end") };
        assert_eq!((ended, end.winner), (game.clone(), Some(Side::Blue)));
    }
}

#[tokio::test]
async fn a_challenge_is_declined_or_withdrawn_by_those_it_concerns() {
    let site = cast::site(3, &[]).await;
    let (mut one, mut two) = (Bot::new(&site, 0).await, Bot::new(&site, 1).await);
    let other = Bot::new(&site, 2).await;
    let sent: Challenge = one.challenge("Botab", Stake::Casual).await.json();
    assert_eq!(one.challenge("Botab", Stake::Casual).await.why(409), Why::AlreadyChallenged);
    for deed in ["accept", "decline", "cancel"] {
        let path = format!("/api/challenges/{}/{deed}", sent.id);
        assert_eq!(other.post(&path).await.why(410), Why::Expired, "{deed} by somebody else");
        assert_eq!(site.post(&path).send().await.why(401), Why::NotSignedIn, "{deed} by nobody");
    }
    two.hear().await;
    assert_eq!(two.post(&format!("/api/challenges/{}/decline", sent.id)).await.status, 204);
    assert_eq!(one.hear().await, FromServer::ChallengeDeclined { id: sent.id.clone() });
    assert_eq!(two.post(&format!("/api/challenges/{}/accept", sent.id)).await.why(410), Why::Expired);

    two.hear().await;
    let again: Challenge = one.challenge("Botab", Stake::Casual).await.json();
    two.hear().await;
    assert_eq!(one.post(&format!("/api/challenges/{}/cancel", again.id)).await.status, 204);
    assert_eq!(two.hear().await, FromServer::ChallengeCancelled { id: again.id });
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let site = cast::site(2, &[]).await;
    let one = Bot::new(&site, 0).await;
    assert_eq!(one.challenge("Botaa", Stake::Casual).await.why(409), Why::Yourself);
    assert_eq!(one.challenge("Nobody", Stake::Casual).await.why(404), Why::UnknownUser);
    assert_eq!(one.challenge(&"x".repeat(3_000), Stake::Casual).await.why(404), Why::UnknownUser);
    assert_eq!(one.challenge("Botab", Stake::Ranked).await.why(409), Why::NoBots);
    assert_eq!(one.challenge("Owner", Stake::Ranked).await.why(409), Why::NoBots);
    let endless = r#"{"to": "Botab", "time": {"kind": "days", "days": 99}, "side": "red"}"#;
    let answer = site.post("/api/challenges").bearer(&one.token).body(endless).send().await;
    assert_eq!(answer.why(400), Why::Malformed);
    assert_eq!(one.post("/api/challenges/nonsense/accept").await.why(404), Why::UnknownGame);
    assert_eq!(site.get("/api/stream/event").send().await.why(401), Why::NotSignedIn);
    assert_eq!(site.get("/api/stream/event").bearer(&cast::token(9)).send().await.why(401), Why::NotSignedIn);
}

#[tokio::test]
async fn who_blocks_is_not_challenged_and_does_not_challenge() {
    let site = cast::site_with_blocks(2, &[], &[(0, 1)]).await;
    for (one, other) in [(0, "Botab"), (1, "Botaa")] {
        let refused = Bot::new(&site, one).await.challenge(other, Stake::Casual).await;
        assert_eq!(refused.why(409), Why::KeptApart);
    }
}

#[tokio::test]
async fn a_flood_of_challenges_is_put_off() {
    let site = cast::site(30, &[]).await;
    let one = Bot::new(&site, 0).await;
    let mut answers = Vec::new();
    for n in 1..30 {
        answers.push(one.challenge(&cast::name(n), Stake::Casual).await);
    }
    let added = answers.iter().filter(|answer| answer.status == 201).count();
    assert_eq!(added, 10);
    for refused in answers.iter().filter(|answer| answer.status != 201) {
        assert_eq!(refused.why(429), Why::TooMany);
        assert!(refused.header("retry-after").is_some());
    }
    assert_eq!(one.challenges().await.sent.len(), 10);
}

/// Nobody's list of challenges grows beyond what can be answered.
#[tokio::test]
async fn many_can_not_bury_one() {
    let site = cast::site(25, &[]).await;
    let mut added = 0;
    for n in 1..25 {
        added += u32::from(Bot::new(&site, n).await.challenge("Botaa", Stake::Casual).await.status == 201);
    }
    assert_eq!(added, 20);
    assert_eq!(Bot::new(&site, 0).await.challenges().await.received.len(), 20);
}

#[tokio::test]
async fn events_come_as_lines_too() {
    let site = cast::site(2, &[]).await;
    let one = Bot::new(&site, 0).await;
    one.challenge("Botab", Stake::Casual).await;
    let request =
        site.get("/api/stream/event").bearer(&cast::token(1)).header("accept", "application/x-ndjson");
    let line = request.first_line().await;
    assert!(matches!(serde_json::from_str(&line).unwrap(), FromServer::Challenge(_)), "{line}");
}

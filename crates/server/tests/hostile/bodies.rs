//! Requests to the API that are no good.

use protocol::{MESSAGE_BYTES_MAX, Problem, Why};

use super::arena::Arena;

const CREATE: &str = r#"{"secret":"abcdefghijklmnopqrstu-","opponent":{"kind":"friend"},"side":"red","time":{"kind":"untimed"}}"#;

#[tokio::test]
async fn a_game_is_not_created_by_nonsense() {
    let arena = Arena::new().await;
    let with = |from: &str, to: &str| {
        assert!(CREATE.contains(from));
        CREATE.replace(from, to)
    };
    let computer = r#""kind":"computer","level":"#;
    let mut cases = vec![
        (String::new(), 400, Why::Malformed),
        ("{".to_owned(), 400, Why::Malformed),
        ("\u{0}".to_owned(), 400, Why::Malformed),
        ("[]".to_owned(), 400, Why::Malformed),
        (with(r#""side":"red""#, r#""side":"green""#), 400, Why::Malformed),
        (with(r#","side":"red""#, ""), 400, Why::Malformed),
        (with(r#""side""#, r#""more":1,"side""#), 400, Why::Malformed),
        (with("abcdefghijklmnopqrstu-", "short"), 403, Why::WrongSeat),
        (with("abcdefghijklmnopqrstu-", "abcdefghijklmnopqrst +"), 403, Why::WrongSeat),
        (with(r#""kind":"friend""#, &format!("{computer}0")), 400, Why::Malformed),
        (with(r#""kind":"friend""#, &format!("{computer}255")), 400, Why::Malformed),
        (with(r#""kind":"friend""#, &format!("{computer}256")), 400, Why::Malformed),
        (with(r#"untimed"}"#, r#"untimed"},"move":"d4""#), 409, Why::NotYourTurn),
        (format!("{CREATE}{}", " ".repeat(MESSAGE_BYTES_MAX)), 413, Why::TooLong),
    ];
    let timed = |time: &str| with(r#"{"kind":"untimed"}"#, time);
    for time in [
        r#"{"kind":"increment","base":0,"increment":0}"#,
        r#"{"kind":"increment","base":-1,"increment":5}"#,
        r#"{"kind":"increment","base":9223372036854775807,"increment":0}"#,
        r#"{"kind":"increment","base":60000}"#,
        r#"{"kind":"days","days":0}"#,
        r#"{"kind":"days","days":15}"#,
        r#"{"kind":"years"}"#,
    ] {
        cases.push((timed(time), 400, Why::Malformed));
    }
    let alone = with(r#""kind":"friend""#, &format!("{computer}1"));
    cases.push((alone.replace(r#"untimed"}"#, r#"untimed"},"move":"d4""#), 422, Why::Illegal));
    cases.push((alone.replace(r#"untimed"}"#, r#"untimed"},"move":"??""#), 400, Why::Malformed));
    for (body, status, why) in cases {
        let answer = arena.site.post("/api/games").body(body.clone()).send().await;
        assert_eq!(answer.why(status), why, "{body}");
        is_a_problem(&answer);
    }
    let bytes = arena.site.post("/api/games").body(b"{\"secret\":\"\xff\"}".to_vec()).send().await;
    assert_eq!(bytes.why(400), Why::Malformed);
    let figures = arena.site.get("/metrics").send().await;
    assert!(figures.text().contains("ataxx_live_games 1\n"), "{}", figures.text());
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn a_seat_needs_its_secret() {
    let mut arena = Arena::new().await;
    let game = arena.red.game.clone();
    let stranger = arena.dice.secret();
    let text = |kind: &str| format!(r#"{{"t":"{kind}","id":1,"game":"{game}"}}"#);
    let commands = format!("/api/games/{game}/commands");
    for value in ["", "Bearer", "Bearer ", "Basic abc", "bearer x", &format!("Bearer {stranger}"), "Bearer é"]
    {
        let post = arena.site.post(&commands).header("authorization", value).body(text("resign"));
        assert_eq!(post.send().await.why(403), Why::WrongSeat, "{value}");
        for path in [format!("/api/games/{game}"), format!("/api/games/{game}/events")] {
            let answer = arena.site.get(&path).header("authorization", value).send().await;
            assert_eq!(answer.why(403), Why::WrongSeat, "{path} {value}");
        }
    }
    assert_eq!(arena.site.post(&commands).body(text("resign")).send().await.why(403), Why::NotAPlayer);
    arena.goes_on_untouched().await;
}

#[tokio::test]
async fn commands_by_post_are_held_to_the_same_rules() {
    let arena = Arena::new().await;
    let game = arena.red.game.clone();
    let post = async |path: &str, body: String| {
        arena.site.post(path).bearer(&arena.blue.secret).body(body).send().await
    };
    let commands = format!("/api/games/{game}/commands");
    let text = |kind: &str, game: &str| format!(r#"{{"t":"{kind}","id":1,"game":"{game}"}}"#);
    let mv = |version: u32, mv: &str| {
        format!(r#"{{"t":"move","id":1,"game":"{game}","version":{version},"move":"{mv}"}}"#)
    };
    for (body, status, why) in [
        (String::new(), 400, Why::Malformed),
        (r#"{"t":"ping","id":1}"#.to_owned(), 400, Why::Malformed),
        (format!(r#"{{"t":"open","id":1,"game":"{game}"}}"#), 400, Why::Malformed),
        (text("resign", "0000000000"), 409, Why::NotOpen),
        (mv(2, "a2"), 409, Why::Stale),
        (mv(9, "a2"), 409, Why::Ahead),
        (mv(3, "d4"), 422, Why::Illegal),
        (text("accept-draw", &game), 409, Why::NoOffer),
        (text("offer-rematch", &game), 409, Why::NotOver),
        (format!("{}{}", text("resign", &game), " ".repeat(MESSAGE_BYTES_MAX)), 413, Why::TooLong),
    ] {
        assert_eq!(post(&commands, body.clone()).await.why(status), why, "{body}");
    }
    let unknown = "/api/games/0000000000/commands";
    assert_eq!(post(unknown, text("resign", "0000000000")).await.why(404), Why::UnknownGame);
    assert_eq!(post("/api/games/%2e%2e/commands", text("resign", "..")).await.why(404), Why::UnknownGame);
    arena.goes_on_untouched().await;
}

/// A browser tells where a page comes from; other sites' pages can neither follow nor change anything.
#[tokio::test]
async fn pages_of_other_sites_are_refused() {
    let arena = Arena::new().await;
    let (own, site) = (format!("http://{}", arena.site.address()), &arena.site);
    let upgrade = |origin: &str| {
        let request = site.get("/ws").header("connection", "upgrade").header("upgrade", "websocket");
        let request = request.header("sec-websocket-version", "13");
        request.header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==").header("origin", origin)
    };
    assert_eq!(upgrade(&own).try_send().await.unwrap().status, 101);
    for origin in ["http://evil.example", "null", "", "https://127.0.0.1", &format!("{own}.evil.example")] {
        assert_eq!(upgrade(origin).send().await.why(403), Why::WrongOrigin, "{origin}");
        let post = site.post("/api/games").header("origin", origin).body(CREATE);
        assert_eq!(post.send().await.why(403), Why::WrongOrigin, "{origin}");
    }
    assert_eq!(site.get("/ws").send().await.why(400), Why::Malformed, "no handshake at all");
    arena.goes_on_untouched().await;
}

/// A status, a reason, words for people, and nothing that tells of our insides.
fn is_a_problem(answer: &testkit::site::Answer) {
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let problem: Problem = answer.json();
    assert!(!problem.text.is_empty() && !problem.text.contains("serde"), "{problem:?}");
}

//! A bot is known by its token, and by nothing else.

use ataxx::Side;
use protocol::{
    ChatRoom, Created, Do, FromClient, FromServer, Opponent, PlayerKind, Preset, Say, Saying, SideChoice,
    Snapshot, Time, Why,
};
use testkit::site::{Answer, Dice, Site, Stream, seed, wish};

use super::cast;

async fn game_of(site: &Site, token: &str, dice: &mut Dice) -> String {
    let wish = wish(dice, Opponent::Computer { level: 1 }, SideChoice::Red, Time::Untimed);
    let answer = site.post("/api/games").bearer(token).json(&wish).send().await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert!(answer.header("set-cookie").is_none(), "a bot needs no cookie");
    answer.json::<Created>().game
}

async fn play(site: &Site, token: &str, game: &str, id: u64) -> Answer {
    let what = Do::Move { version: 1, mv: "f1".parse().unwrap() };
    site.command(game, id, what).bearer(token).send().await
}

#[tokio::test]
async fn a_token_opens_the_bots_seat() {
    let site = cast::site(1, &[]).await;
    let (token, mut dice) = (cast::token(0), Dice::new(seed()));
    let game = game_of(&site, &token, &mut dice).await;
    let seen: Snapshot = site.get(&format!("/api/games/{game}")).bearer(&token).send().await.json();
    assert_eq!(seen.you, Some(Side::Red));
    let red = seen.players.red.expect("the bot");
    assert_eq!((red.name.as_str(), red.kind), ("Botaa", PlayerKind::Bot));

    let mut stream = site.get(&format!("/api/games/{game}/events")).bearer(&token).stream().await;
    assert!(
        matches!(stream.next().await, Some(FromServer::Snapshot(snapshot)) if snapshot.you == Some(Side::Red))
    );
    assert_eq!(play(&site, &token, &game, 1).await.status, 200);
    assert!(matches!(stream.next().await, Some(FromServer::Update(_))));
}

#[tokio::test]
async fn a_wrong_token_is_nobodys_and_a_right_one_only_its_bots() {
    let site = cast::site(2, &[]).await;
    let mut dice = Dice::new(seed());
    let game = game_of(&site, &cast::token(0), &mut dice).await;
    // Another bot watches, and can't play.
    let seen: Snapshot = site.get(&format!("/api/games/{game}")).bearer(&cast::token(1)).send().await.json();
    assert_eq!(seen.you, None);
    assert_eq!(play(&site, &cast::token(1), &game, 1).await.why(403), Why::NotAPlayer);
    // A token that is nobody's does nothing, not even what a stranger may.
    let wrong = cast::token(7);
    assert_eq!(play(&site, &wrong, &game, 1).await.why(401), Why::NotSignedIn);
    let create = site.post("/api/games").bearer(&wrong).body("{}").send().await;
    assert_eq!(create.why(401), Why::NotSignedIn);
    for torn in ["ataxx_", "ataxx_short", &cast::token(0)[..48]] {
        assert_eq!(play(&site, torn, &game, 1).await.why(403), Why::WrongSeat);
    }
}

/// Whatever is open by a token ends with it; nobody else's does.
#[tokio::test]
async fn what_a_token_has_opened_ends_with_it() {
    let site = cast::site(3, &[]).await;
    let (mut owner, mut dice) = (cast::owner(), Dice::new(seed()));
    for (n, path, body) in [
        (0, "/en/account/bots/token", format!("name={}", cast::name(0))),
        (1, "/en/account/bots/revoke", format!("name={}", cast::name(1))),
        // The bots of an account that is closed open nothing any more.
        (2, "/en/account/close", "confirm=Owner".to_owned()),
    ] {
        let token = cast::token(n);
        let game = game_of(&site, &token, &mut dice).await;
        let mut socket = site.socket_of(&token).await;
        let mut of_game = site.get(&format!("/api/games/{game}/events")).bearer(&token).stream().await;
        let mut of_user = site.get("/api/stream/event").bearer(&token).stream().await;
        let mut of_lobby = site.get("/api/lobby/events").bearer(&token).stream().await;
        let mut nobodys = site.get(&format!("/api/games/{game}/events")).stream().await;
        let answer = owner.form(&site, path, &body).await;
        assert!([200, 303].contains(&answer.status), "{path}");
        for (what, stream) in [("game", &mut of_game), ("user", &mut of_user), ("lobby", &mut of_lobby)] {
            while !matches!(stream.next().await.expect(what), FromServer::Bye { .. }) {}
            assert_eq!(stream.next().await, None, "{path}: {what}");
        }
        while !matches!(socket.hear().await.expect("a word of parting"), FromServer::Bye { .. }) {}
        goes_on(&site, &game, &mut nobodys, path).await;
    }
}

/// Whoever looks on hears what is said among them.
async fn goes_on(site: &Site, game: &str, stream: &mut Stream, how: &str) {
    let what = Saying::Preset(Preset::Hello);
    let say = FromClient::Say(Say { id: 1, game: game.to_owned(), room: ChatRoom::Watchers, what });
    let answer = site.post(&format!("/api/games/{game}/commands")).body(say.to_text()).send().await;
    assert_eq!(answer.status, 200, "{how}: {}", answer.text());
    loop {
        match stream.next().await {
            Some(FromServer::Said { .. }) => return,
            Some(FromServer::Bye { .. }) | None => panic!("{how}: it has ended"),
            Some(_) => {}
        }
    }
}

/// As much as a socket may: the rest is put off.
#[tokio::test]
async fn a_flood_of_commands_is_put_off() {
    let site = cast::site(1, &[]).await;
    let game = game_of(&site, &cast::token(0), &mut Dice::new(seed())).await;
    let mut refused = 0;
    for id in 1..60 {
        let answer = play(&site, &cast::token(0), &game, id).await;
        if answer.status == 429 {
            assert_eq!(answer.why(429), Why::TooMany);
            assert!(answer.header("retry-after").is_some());
            refused += 1;
        }
    }
    assert!(refused > 10, "{refused}");
}

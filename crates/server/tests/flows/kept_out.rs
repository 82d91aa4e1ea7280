//! Whom a player has blocked does not look on.

use protocol::{
    ChatRoom, Do, FromClient, FromServer, InPlay, Now, Opponent, Preset, Say, Saying, Snapshot, Tv, Why,
};
use testkit::site::{Answer, Dice, Site, Socket, seed};

use super::SERVER;
use super::members::{act, create, join, register};

/// What somebody is answered who asks for a game in this way.
async fn ask(site: &Site, cookie: &str, path: &str) -> Answer {
    site.get(path).cookie(cookie).send().await
}

/// Opens the game on a socket of this user; the refusal, if there is one.
async fn open(site: &Site, cookie: &str, game: &str) -> (Socket, Option<Why>) {
    let mut socket = site.socket_by(cookie).await;
    socket.say(&FromClient::Open { id: 7, game: game.to_owned(), seat: None }).await.unwrap();
    loop {
        match socket.hear().await.unwrap() {
            FromServer::Snapshot(_) => return (socket, None),
            FromServer::Refused { id: 7, why, .. } => return (socket, Some(why)),
            _ => {}
        }
    }
}

/// Says hello among those who look on.
async fn greet(site: &Site, cookie: &str, game: &str) -> Answer {
    let what = Saying::Preset(Preset::Hello);
    let say = FromClient::Say(Say { id: 1, game: game.to_owned(), room: ChatRoom::Watchers, what });
    site.post(&format!("/api/games/{game}/commands")).cookie(cookie).body(say.to_text()).send().await
}

async fn put_out(socket: &mut Socket) -> Why {
    loop {
        if let FromServer::Refused { id: 0, why, .. } = socket.hear().await.unwrap() {
            return why;
        }
    }
}

#[tokio::test]
async fn who_is_blocked_by_a_player_sees_the_game_when_it_is_over() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let (cid, dan) = (register(&site, "Cid").await, register(&site, "Dan").await);
    act(&site, &ann, "Bob", "block").await;
    act(&site, &dan, "Ann", "block").await;
    let seat = create(&site, &mut dice, &cid, Opponent::Friend).await;
    join(&site, &mut dice, &ann, &seat.game).await;
    let game = &seat.game;
    let snapshot = format!("/api/games/{game}");
    let (events, line) = (format!("{snapshot}/events"), format!("{snapshot}/line?moves="));
    let page = format!("/en/game/{game}");
    let listed = async |cookie: &str| {
        let page = ask(&site, cookie, "/en/@/Cid").await;
        let told: protocol::UserPage = ask(&site, cookie, "/api/users/Cid").await.json();
        (page.text().contains(game), told.playing.contains(game))
    };

    for path in [&snapshot, &events, &line] {
        assert_eq!(ask(&site, &bob, path).await.why(403), Why::MayNotWatch, "{path}");
    }
    let refused = ask(&site, &bob, &page).await;
    assert!(refused.status == 403 && refused.text().contains("has blocked you"), "{}", refused.text());
    assert_eq!(open(&site, &bob, game).await.1, Some(Why::MayNotWatch));
    assert_eq!(greet(&site, &bob, game).await.why(403), Why::MayNotWatch);
    assert_eq!((listed(&bob).await, listed(&dan).await), ((false, false), (true, true)));

    // Players, strangers, and who has blocked a player are not concerned.
    for cookie in [&ann, &cid, &dan] {
        assert_eq!(open(&site, cookie, game).await.1, None);
        for path in [&snapshot, &line, &page] {
            assert_eq!(ask(&site, cookie, path).await.status, 200, "{path}");
        }
    }
    assert_eq!(greet(&site, &dan, game).await.status, 200);
    assert_eq!(site.get(&page).send().await.status, 200);

    site.sit(&seat).await.command(Do::Resign).await.unwrap();
    assert_eq!(open(&site, &bob, game).await.1, None);
    for path in [&snapshot, &page] {
        assert_eq!(ask(&site, &bob, path).await.status, 200, "{path}");
    }
    let mut stream = site.get(&events).cookie(&bob).stream().await;
    assert!(matches!(stream.next().await, Some(FromServer::Snapshot(_))));
}

#[tokio::test]
async fn a_block_in_the_game_keeps_no_player_out_of_it() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let red_seat = create(&site, &mut dice, &ann, Opponent::Friend).await;
    let blue_seat = join(&site, &mut dice, &bob, &red_seat.game).await;
    let (mut red, mut blue) = (site.sit(&red_seat).await, site.sit(&blue_seat).await);
    act(&site, &ann, "Bob", "block").await;
    red.play("g2").await.unwrap();
    blue.until(|mirror| mirror.plies.len() == 1).await;
    for (cookie, side) in [(&ann, ataxx::Side::Red), (&bob, ataxx::Side::Blue)] {
        let seen: Snapshot = ask(&site, cookie, &format!("/api/games/{}", red_seat.game)).await.json();
        assert_eq!(seen.you, Some(side));
        assert_eq!(ask(&site, cookie, &format!("/en/game/{}", red_seat.game)).await.status, 200);
        assert_eq!(open(&site, cookie, &red_seat.game).await.1, None);
    }
    let profile = ask(&site, &bob, "/en/@/Ann").await;
    assert!(profile.text().contains(&red_seat.game), "{}", profile.text());
    blue.play("a2").await.unwrap();
}

#[tokio::test]
async fn who_looks_on_is_put_out_by_a_block_and_by_who_has_blocked_them() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let cid = register(&site, "Cid").await;
    let seat = create(&site, &mut dice, &ann, Opponent::Computer { level: 1 }).await;
    let of_cid = create(&site, &mut dice, &cid, Opponent::Friend).await;
    let (mut looks, _) = open(&site, &bob, &seat.game).await;
    let mut red = site.sit(&seat).await;
    red.until(|mirror| mirror.watchers == 1).await;
    act(&site, &ann, "Bob", "block").await;
    assert_eq!(put_out(&mut looks).await, Why::MayNotWatch);
    red.until(|mirror| mirror.watchers == 0).await;

    let (mut looks, refused) = open(&site, &bob, &of_cid.game).await;
    assert_eq!(refused, None, "Ann does not play here yet");
    join(&site, &mut dice, &ann, &of_cid.game).await;
    assert_eq!(put_out(&mut looks).await, Why::MayNotWatch);
}

#[tokio::test]
async fn a_blocked_user_is_not_told_what_the_other_plays() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let (ann, bob) = (register(&site, "Ann").await, register(&site, "Bob").await);
    let cid = register(&site, "Cid").await;
    act(&site, &bob, "Ann", "follow").await;
    let seat = create(&site, &mut dice, &ann, Opponent::Computer { level: 1 }).await;
    site.sit(&seat).await.play("g2").await.unwrap();
    let now = async |cookie: &str| ask(&site, cookie, "/api/now").await.json::<Now>();
    testkit::site::until(|| now(&bob), |now| now.live.is_some()).await;
    let pages = ["/en/", "/en/tv", "/en/games", "/en/@/Ann"];
    let leads = async |cookie: &str| {
        let answer = ask(&site, cookie, "/en/@/Ann/now").await;
        answer.header("location").unwrap().ends_with(&seat.game)
    };
    assert!(leads(&bob).await && ask(&site, &bob, "/en/@/Bob").await.text().contains("plays now: watch"));

    act(&site, &ann, "Bob", "block").await;
    for (cookie, told) in [(&bob, false), (&ann, true), (&cid, true)] {
        assert_eq!(now(cookie).await.live.is_some(), told);
        assert_eq!(ask(&site, cookie, "/api/tv").await.json::<Tv>().live.is_some(), told);
        let listed: InPlay = ask(&site, cookie, "/api/games").await.json();
        assert_eq!(listed.games.len(), usize::from(told));
        for page in pages {
            let answer = ask(&site, cookie, page).await;
            assert_eq!((answer.status, answer.text().contains(&seat.game)), (200, told), "{page}");
        }
        assert_eq!(leads(cookie).await, told);
    }
    assert!(!ask(&site, &bob, "/en/@/Bob").await.text().contains("/@/Ann"));
    // What goes on is the same, whoever asks.
    assert_eq!(now(&bob).await.games, 1);
}

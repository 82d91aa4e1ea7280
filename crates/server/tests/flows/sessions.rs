//! What a browser has open by its session ends when the session does, and nothing else.

use std::time::Duration;

use protocol::{FromClient, FromServer, Opponent};
use testkit::site::{Browser, Dice, Site, Socket, Stream, seed};

use super::SERVER;
use super::members::{create, register};

/// All that a page may have open.
struct Open {
    socket: Socket,
    streams: Vec<(&'static str, Stream)>,
}

impl Open {
    async fn by(site: &Site, cookie: &str, game: &str) -> Open {
        let of_game = site.get(&format!("/api/games/{game}/events")).cookie(cookie).stream().await;
        let of_user = site.get("/api/stream/event").cookie(cookie).stream().await;
        let of_lobby = site.get("/api/lobby/events").cookie(cookie).stream().await;
        let streams = vec![("game", of_game), ("user", of_user), ("lobby", of_lobby)];
        Open { socket: site.socket_by(cookie).await, streams }
    }

    async fn ends(mut self, how: &str) {
        for (what, stream) in &mut self.streams {
            while !matches!(stream.next().await.expect(what), FromServer::Bye { .. }) {}
            assert_eq!(stream.next().await, None, "{how}: {what}");
        }
        while !matches!(self.socket.hear().await.expect(how), FromServer::Bye { .. }) {}
        assert!(self.socket.hear().await.is_err(), "{how}");
    }

    /// Whoever is here is still answered, and no stream has heard that it ends.
    async fn goes_on(&mut self, how: &str) {
        self.socket.say(&FromClient::Ping { id: 7 }).await.expect(how);
        while !matches!(self.socket.hear().await.expect(how), FromServer::Pong { id: 7, .. }) {}
        for (what, stream) in &mut self.streams {
            while let Ok(heard) = tokio::time::timeout(Duration::ZERO, stream.next()).await {
                assert!(!matches!(heard, None | Some(FromServer::Bye { .. })), "{how}: {what}: {heard:?}");
            }
        }
    }
}

async fn sign_in(site: &Site, password: &str) -> String {
    let mut browser = Browser::default();
    let answer = browser.sign_in(site, "Ada", password).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    browser.cookie.expect("whoever signs in is known")
}

#[tokio::test]
async fn what_a_session_has_opened_ends_with_it() {
    let (site, mut dice) = (Site::start(SERVER).await, Dice::new(seed()));
    let desk = register(&site, "Ada").await;
    let game = &create(&site, &mut dice, &desk, Opponent::Friend).await.game;
    let form = async |cookie: &str, path: &str, body: &str| {
        let answer = site.post(path).cookie(cookie).form(body).send().await;
        assert_eq!(answer.status, 303, "{path}: {}", answer.text());
    };
    let mut at_desk = Open::by(&site, &desk, game).await;
    for (path, body) in [
        ("/en/account/session", "session="),
        ("/en/account/password", "password=a+dish+of+agar&new-password=a+new+dish"),
    ] {
        let phone = sign_in(&site, Browser::PASSWORD).await;
        let on_phone = Open::by(&site, &phone, game).await;
        form(&desk, path, body).await;
        on_phone.ends(path).await;
        at_desk.goes_on(path).await;
    }
    let phone = sign_in(&site, "a new dish").await;
    let on_phone = Open::by(&site, &phone, game).await;
    form(&phone, "/en/account/sign-out", "").await;
    on_phone.ends("signed out").await;
    at_desk.goes_on("signed out on the phone").await;

    let phone = sign_in(&site, "a new dish").await;
    let on_phone = Open::by(&site, &phone, game).await;
    form(&desk, "/en/account/close", "confirm=a+new+dish").await;
    on_phone.ends("closed").await;
    at_desk.ends("closed").await;
}

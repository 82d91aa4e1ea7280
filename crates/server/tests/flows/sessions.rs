//! What a browser has open by its session ends when the session does, and nothing else.

use protocol::{FromClient, FromServer};
use serde_json::{Value, json};
use testkit::site::{Site, Socket, Stream};

use super::SERVER;

const PASSWORD: &str = "a dish of agar";

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

    /// Whoever is here still hears what is said in the lobby, and is answered.
    async fn goes_on(&mut self, how: &str) {
        self.socket.say(&FromClient::Ping { id: 7 }).await.expect(how);
        while !matches!(self.socket.hear().await.expect(how), FromServer::Pong { id: 7, .. }) {}
    }
}

async fn sign_in(site: &Site, password: &str) -> String {
    let body = json!({ "name": "Ada", "password": password });
    let answer = site.post("/api/account/sign-in").json(&body).send().await;
    answer.cookie().expect("whoever signs in is known")
}

#[tokio::test]
async fn what_a_session_has_opened_ends_with_it() {
    let site = Site::start(SERVER).await;
    let body = json!({ "name": "Ada", "password": PASSWORD });
    let desk = site.post("/api/account/register").json(&body).send().await.cookie().expect("a cookie");
    let wish = json!({ "secret": "abcdefghijklmnopqrstu-", "opponent": { "kind": "friend" }, "side": "red",
        "time": { "kind": "untimed" } });
    let game: Value = site.post("/api/games").cookie(&desk).json(&wish).send().await.json();
    let game = game["game"].as_str().expect("an id");
    let form = async |cookie: &str, path: &str, body: &str| {
        let request = site.post(path).header("content-type", "application/x-www-form-urlencoded");
        let answer = request.cookie(cookie).body(body.to_owned()).send().await;
        assert_eq!(answer.status, 303, "{path}: {}", answer.text());
    };
    let mut at_desk = Open::by(&site, &desk, game).await;
    for (path, body) in [
        ("/en/account/session", "session="),
        ("/en/account/password", "password=a+dish+of+agar&new-password=a+new+dish"),
    ] {
        let phone = sign_in(&site, PASSWORD).await;
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

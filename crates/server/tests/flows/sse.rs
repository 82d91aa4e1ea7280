//! Without a WebSocket: events by SSE, commands by POST.

use std::time::Duration;

use protocol::{Do, FromServer, Time};
use testkit::site::{Dice, Mirror, Seat, Site, Stream, seed};

use super::SERVER;

/// A player without a WebSocket.
struct Player<'a> {
    site: &'a Site,
    seat: Seat,
    stream: Stream,
    mirror: Mirror,
    last_id: u64,
}

impl Player<'_> {
    async fn new(site: &Site, seat: Seat) -> Player<'_> {
        let path = format!("/api/games/{}/events", seat.game);
        let mut stream = site.get(&path).bearer(&seat.secret).stream().await;
        match stream.next().await {
            Some(FromServer::Snapshot(snapshot)) => {
                assert_eq!(snapshot.you, Some(seat.side));
                Player { site, seat, stream, mirror: Mirror::new(snapshot), last_id: 0 }
            }
            other => panic!("no snapshot first: {other:?}"),
        }
    }

    async fn play(&mut self, dice: &mut Dice) {
        while self.mirror.state.end.is_none() {
            if self.mirror.my_turn() {
                let mv = self.mirror.any_move(dice);
                self.post(Do::Move { version: self.mirror.version, mv }).await;
                let plies = self.mirror.plies.len();
                while self.mirror.plies.len() == plies {
                    self.hear().await;
                }
            } else {
                self.hear().await;
            }
        }
    }

    async fn hear(&mut self) {
        let message = self.stream.next().await.expect("the stream goes on");
        self.mirror.hear(&message).unwrap();
    }

    /// Posts it, again and again if it is too soon.
    async fn post(&mut self, what: Do) {
        self.last_id += 1;
        loop {
            let command = self.site.command(&self.seat.game, self.last_id, what);
            let answer = command.bearer(&self.seat.secret).send().await;
            if answer.status == 429 {
                let wait = answer.json::<protocol::Problem>().retry_ms.unwrap();
                tokio::time::sleep(Duration::from_millis(wait.into())).await;
                continue;
            }
            assert_eq!(answer.status, 200, "{}", answer.text());
            assert!(matches!(answer.json(), FromServer::Ack { id, .. } if id == self.last_id));
            return;
        }
    }
}

#[tokio::test]
async fn a_whole_game_is_played_by_streams_and_posts() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, blue) = site.pair(&mut dice, Time::Untimed).await;
    let mut watcher = site.watch(&red.game).await;
    let (mut red, mut blue) = (Player::new(&site, red).await, Player::new(&site, blue).await);
    let (mut one, mut other) = (dice.fork(), dice.fork());
    tokio::join!(red.play(&mut one), blue.play(&mut other));
    watcher.until(|mirror| mirror.state.end.is_some()).await;
    for player in [&red, &blue] {
        assert_eq!(player.mirror.plies, watcher.mirror.plies);
        assert_eq!(player.mirror.state, watcher.mirror.state);
    }
}

#[tokio::test]
async fn a_stream_is_what_it_says_it_is() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Increment { base: 180_000, increment: 0 }).await;
    let path = format!("/api/games/{}/events", red.game);
    let stream = site.get(&path).header("accept-encoding", "br, gzip").stream().await;
    assert_eq!(stream.header("content-type"), Some("text/event-stream"));
    assert_eq!(stream.header("content-encoding"), None, "a compressor would hold events back");
    assert_eq!(stream.header("cache-control"), Some("no-cache"));
}

/// A reader who goes is not counted any more.
#[tokio::test]
async fn a_stream_that_is_dropped_is_a_watcher_gone() {
    let site = Site::start(SERVER).await;
    let mut dice = Dice::new(seed());
    let (red, _) = site.pair(&mut dice, Time::Untimed).await;
    let mut table = site.sit(&red).await;
    let stream = site.get(&format!("/api/games/{}/events", red.game)).stream().await;
    table.until(|mirror| mirror.watchers == 1).await;
    drop(stream);
    table.until(|mirror| mirror.watchers == 0).await;
}

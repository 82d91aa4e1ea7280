//! `GET /api/games/{game}/events`: the same messages as server-sent events, for where WebSockets are
//! blocked, and for bots.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive, KeepAliveStream};
use futures_util::stream::{Stream, unfold};
use play::{GameId, PlayerId};
use protocol::{FromServer, Why};
use store::SecretHash;

use super::client::Client;
use super::socket::COME_BACK;
use crate::app::App;
use crate::games::outbox::{Next, Waiting, encode, outbox};
use crate::games::{Connected, Keys};
use crate::people::{Lease, Me};

/// A comment is sent after this much silence, so that no proxy takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// Opens the game and streams what a socket would send.
pub(crate) async fn events(app: Arc<App>, game: GameId, keys: Keys, me: &Me) -> Result<Events, Why> {
    let lease = app.endings.lease(me);
    let (mut client, waiting) = client(keys.user, me.public_name());
    client.follow(&app, game, keys).await?;
    Ok(stream(app, client, waiting, lease))
}

/// The same of the lobby, holding the seeks with these secrets.
pub(crate) async fn lobby(app: Arc<App>, me: &Me, secrets: Vec<SecretHash>) -> Events {
    let lease = app.endings.lease(me);
    let (mut client, waiting) = client(me.id(), None);
    client.follow_lobby(&app, secrets).await;
    stream(app, client, waiting, lease)
}

/// A stream for as long as somebody reads it, and may.
pub(crate) type Events = Sse<KeepAliveStream<Pin<Box<dyn Stream<Item = Result<Event, Infallible>> + Send>>>>;

fn client(user: Option<PlayerId>, name: Option<Arc<str>>) -> (Client, Waiting) {
    let (outbox, waiting) = outbox();
    (Client { connection: super::number(), user, name, outbox, following: None, seeking: None }, waiting)
}

fn stream(app: Arc<App>, client: Client, waiting: Waiting, lease: Lease) -> Events {
    let connected = app.games.connected(client.user);
    let streaming = Streaming { app, connected, client: Some(client), waiting, lease, ended: false };
    let stream = unfold(streaming, |mut streaming| async move {
        let text = streaming.next().await?;
        Some((Ok(Event::default().data(text.as_str())), streaming))
    });
    let stream: Pin<Box<dyn Stream<Item = Result<Event, Infallible>> + Send>> = Box::pin(stream);
    Sse::new(stream).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

struct Streaming {
    app: Arc<App>,
    #[expect(dead_code, reason = "it is only held")]
    connected: Connected,
    client: Option<Client>,
    waiting: Waiting,
    lease: Lease,
    ended: bool,
}

impl Streaming {
    async fn next(&mut self) -> Option<axum::extract::ws::Utf8Bytes> {
        if self.ended {
            return None;
        }
        loop {
            tokio::select! {
                () = over(&self.app, &mut self.lease) => {
                    self.ended = true;
                    return Some(encode(&FromServer::Bye { retry_ms: COME_BACK }));
                }
                next = self.waiting.next() => match (next, &mut self.client) {
                    (Next::Text(text), _) => return Some(text),
                    (Next::Resync, Some(client)) => client.resync(&self.app).await,
                    (Next::Resync, None) => {}
                },
            }
        }
    }
}

/// Returns when the stream is to end: the server stops, or the reader may not read on.
pub(crate) async fn over(app: &App, lease: &mut Lease) {
    tokio::select! {
        () = app.stopping.cancelled() => {}
        () = lease.over() => {}
    }
}

/// The reader is gone: axum drops the stream.
impl Drop for Streaming {
    fn drop(&mut self) {
        if let Some(mut client) = self.client.take() {
            let app = Arc::clone(&self.app);
            self.app.tasks.spawn(async move { client.leave(&app).await });
        }
    }
}

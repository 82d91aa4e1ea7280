//! `GET /ws`: the WebSocket.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, OriginalUri, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt, StreamExt};
use protocol::{MESSAGE_BYTES_MAX, Why};

use super::allowance::{Allowance, MESSAGES, PATIENCE};
use super::client::Client;
use super::ending::{End, end};
use super::lag::Lag;
use super::origin;
use crate::app::App;
use crate::games::outbox::{Next, OUTBOX, Waiting, outbox};
use crate::inbox::Wants;
use crate::people::{Lease, Me};
use crate::problem::Problem;
use crate::serve::Place;

/// A client that has said nothing, or read nothing, for this long is gone.
pub(super) const SILENCE_MAX: Duration = Duration::from_secs(30);
/// How often silence is noticed.
const LOOK: Duration = Duration::from_secs(10);
/// A message longer than the limit is answered; one that is far longer ends the connection (close
/// code 1009), since reading it to its end would cost more than it is worth.
pub(super) const FRAME_BYTES_MAX: usize = 4 * MESSAGE_BYTES_MAX;
/// Read in one go: several of what clients mostly say. Longer messages are read in parts; a longer buffer would
/// be held by each connection and zeroed before each reading.
const READ_BYTES: usize = 512;
/// Written in one go, once so much waits.
const WRITE_BYTES: usize = 4 * 1024;
/// When to come back after a restart, in ms; each client adds chance of its own.
pub(crate) const COME_BACK: u32 = 1_000;

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
    me: Me,
    place: Option<Extension<Place>>,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let refuse = |why| Problem::new(why, &uri, &headers);
    if !origin::is_ours(&headers, app.config.public_url.as_deref()) {
        return Err(refuse(Why::WrongOrigin));
    }
    let socket = socket.map_err(|_| refuse(Why::Malformed))?;
    let (tasks, lease) = (app.tasks.clone(), app.endings.lease(&me));
    Ok(socket
        .max_message_size(FRAME_BYTES_MAX)
        .max_frame_size(FRAME_BYTES_MAX)
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(WRITE_BYTES)
        .on_upgrade(move |socket| {
            tasks.track_future(async move {
                run(socket, app, me, lease).await;
                drop(place);
            })
        }))
}

async fn run(socket: WebSocket, app: Arc<App>, me: Me, lease: Lease) {
    let (user, name) = (me.id(), me.public_name());
    metrics::gauge!("ataxx_sockets").increment(1);
    let _connected = app.games.connected(user);
    let (outbox, mut waiting) = outbox();
    let _listening = user.map(|user| app.inbox.listen(user, Wants::Challenges, outbox.clone()));
    let client = Client { connection: super::number(), user, name, outbox, following: None, seeking: None };
    let now = Instant::now();
    let mut connection = Connection {
        socket,
        client,
        messages: Allowance::new(MESSAGES, now),
        patience: Allowance::new(PATIENCE, now),
        lag: Lag::default(),
        heard: now,
    };
    let why = connection.serve(&app, &mut waiting, lease).await;
    connection.client.leave(&app).await;
    end(&mut connection.socket, &mut waiting, why).await;
    metrics::gauge!("ataxx_sockets").decrement(1);
}

struct Connection {
    socket: WebSocket,
    client: Client,
    messages: Allowance,
    /// For what a client says beyond its allowance.
    patience: Allowance,
    lag: Lag,
    heard: Instant,
}

impl Connection {
    /// `lease` says how long its user may go on by it.
    async fn serve(&mut self, app: &App, waiting: &mut Waiting, mut lease: Lease) -> End {
        let mut look = tokio::time::interval(LOOK);
        // One for all turns: every new one is put in, and taken from, a list that all connections share.
        let stopping = app.stopping.cancelled();
        tokio::pin!(stopping);
        // The same; and it is asked only once it has been woken, since asking takes a lock that all share.
        let mut signed_out: FuturesUnordered<_> = std::iter::once(lease.over()).collect();
        loop {
            let ended = tokio::select! {
                () = &mut stopping => Some(End::Stopping),
                Some(()) = signed_out.next() => Some(End::SignedOut),
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(app, message).await,
                    Some(Err(error)) => Some(End::of(error)),
                    None => Some(End::Gone),
                },
                next = waiting.next() => match next {
                    Next::Text(text) => self.send(app, text, waiting).await,
                    Next::Resync => {
                        self.client.resync(app).await;
                        None
                    }
                },
                _ = look.tick() => (self.heard.elapsed() >= SILENCE_MAX).then_some(End::Gone),
            };
            if let Some(end) = ended {
                return end;
            }
        }
    }

    async fn hear(&mut self, app: &App, message: Message) -> Option<End> {
        let now = Instant::now();
        self.heard = now;
        match message {
            Message::Text(_) | Message::Binary(_) => match (self.messages.take(now), message) {
                (Ok(()), Message::Text(text)) => self.client.said(app, &text, self.lag.estimate()).await,
                (Ok(()), _) => self.client.outbox.refuse(0, Why::Malformed, None),
                (Err(retry_ms), _) => {
                    self.client.outbox.refuse(0, Why::TooMany, Some(retry_ms));
                    return self.bear(now);
                }
            },
            Message::Pong(payload) => self.lag.pong(&payload, now),
            Message::Ping(_) => return self.bear(now),
            Message::Close(_) => return Some(End::Closed),
        }
        None
    }

    /// Puts up with something that costs us and is no use, up to a point.
    fn bear(&mut self, now: Instant) -> Option<End> {
        self.patience.take(now).err().map(|_| End::Fault(close_code::POLICY))
    }

    /// Sends a text, and with it whatever else waits: a mover's news and acknowledgement come together.
    async fn send(&mut self, app: &App, text: Utf8Bytes, waiting: &mut Waiting) -> Option<End> {
        let ping = self.lag.ping(Instant::now());
        let socket = &mut self.socket;
        let sending = async {
            socket.feed(Message::Text(text)).await?;
            // What comes while this is being written goes with the next: a slow reader is given time for each.
            for text in std::iter::from_fn(|| waiting.at_hand()).take(OUTBOX) {
                socket.feed(Message::Text(text)).await?;
            }
            if let Some(payload) = ping {
                socket.feed(Message::Ping(payload.to_vec().into())).await?;
            }
            socket.flush().await
        };
        // Only as long as somebody reads at the other end.
        tokio::select! {
            biased;
            sent = sending => sent.err().map(|_: axum::Error| End::Gone),
            () = app.stopping.cancelled() => Some(End::Stopping),
            () = tokio::time::sleep(SILENCE_MAX) => Some(End::Gone),
        }
    }
}

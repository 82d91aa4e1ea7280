//! `GET /ws`: the WebSocket.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{OriginalUri, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{FromServer, MESSAGE_BYTES_MAX, Why};

use super::allowance::Allowance;
use super::client::Client;
use super::lag::Lag;
use super::origin;
use crate::app::App;
use crate::games::outbox::{Waiting, encode, outbox};
use crate::problem::Problem;

/// A client that has said nothing for this long is gone.
const SILENCE_MAX: Duration = Duration::from_secs(30);
/// How often silence is noticed.
const LOOK: Duration = Duration::from_secs(10);
/// A message longer than the limit is answered; one that is far longer ends the connection (close
/// code 1009), since reading it to its end would cost more than it is worth.
const FRAME_BYTES_MAX: usize = 4 * MESSAGE_BYTES_MAX;
/// When to come back after a restart, in ms; each client adds chance of its own.
pub(super) const COME_BACK: u32 = 1_000;

pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Problem> {
    if !origin::is_ours(&headers, app.config.public_url.as_deref()) {
        return Err(Problem::new(Why::WrongOrigin, &uri, &headers));
    }
    let tasks = app.tasks.clone();
    Ok(socket
        .max_message_size(FRAME_BYTES_MAX)
        .max_frame_size(FRAME_BYTES_MAX)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .on_upgrade(move |socket| tasks.track_future(run(socket, app))))
}

async fn run(socket: WebSocket, app: Arc<App>) {
    metrics::gauge!("ataxx_sockets").increment(1);
    let (outbox, waiting) = outbox();
    let client = Client { connection: super::number(), outbox, following: None };
    let now = Instant::now();
    let mut connection =
        Connection { socket, client, allowance: Allowance::new(now), lag: Lag::default(), heard: now };
    connection.serve(&app, waiting).await;
    connection.client.leave(&app).await;
    metrics::gauge!("ataxx_sockets").decrement(1);
}

struct Connection {
    socket: WebSocket,
    client: Client,
    allowance: Allowance,
    lag: Lag,
    heard: Instant,
}

impl Connection {
    async fn serve(&mut self, app: &App, mut waiting: Waiting) {
        let mut look = tokio::time::interval(LOOK);
        loop {
            let goes_on = tokio::select! {
                () = app.stopping.cancelled() => return self.say_bye().await,
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => self.hear(app, message).await,
                    // Closed, or not a WebSocket's behaviour (too long, not UTF-8): over.
                    Some(Err(_)) | None => false,
                },
                Some(text) = waiting.next() => self.send(text).await,
                _ = look.tick() => self.heard.elapsed() < SILENCE_MAX,
            };
            if !goes_on {
                return;
            }
            if waiting.must_resync() {
                self.client.resync(app).await;
            }
        }
    }

    async fn hear(&mut self, app: &App, message: Message) -> bool {
        let now = Instant::now();
        self.heard = now;
        match message {
            Message::Text(text) => match self.allowance.take(now) {
                Ok(()) => self.client.said(app, &text, self.lag.estimate()).await,
                Err(retry_ms) => self.client.outbox.refuse(0, Why::TooMany, Some(retry_ms)),
            },
            Message::Binary(_) => match self.allowance.take(now) {
                Ok(()) => self.client.outbox.refuse(0, Why::Malformed, None),
                Err(retry_ms) => self.client.outbox.refuse(0, Why::TooMany, Some(retry_ms)),
            },
            Message::Pong(payload) => self.lag.pong(&payload, now),
            Message::Ping(_) => {}
            Message::Close(_) => return false,
        }
        true
    }

    async fn send(&mut self, text: Utf8Bytes) -> bool {
        if self.socket.send(Message::Text(text)).await.is_err() {
            return false;
        }
        match self.lag.ping(Instant::now()) {
            Some(payload) => self.socket.send(Message::Ping(payload.to_vec().into())).await.is_ok(),
            None => true,
        }
    }

    async fn say_bye(&mut self) {
        let bye = encode(&FromServer::Bye { retry_ms: COME_BACK });
        let close = CloseFrame { code: close_code::RESTART, reason: Utf8Bytes::from_static("restart") };
        for message in [Message::Text(bye), Message::Close(Some(close))] {
            if self.socket.send(message).await.is_err() {
                return;
            }
        }
    }
}

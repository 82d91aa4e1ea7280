//! A user's own stream of events.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream::unfold;
use play::PlayerId;
use protocol::{FromServer, Why};

use super::standing::standing;
use super::{Listening, Wants};
use crate::app::App;
use crate::connection::socket::COME_BACK;
use crate::connection::stream::over;
use crate::games::Connected;
use crate::games::outbox::{Next, Outbox, Waiting, encode, outbox};
use crate::people::Lease;

/// A sign of life is sent after this much silence, so that no proxy takes the stream for dead.
const KEEP_ALIVE: Duration = Duration::from_secs(10);

/// How messages stand in the stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Server-sent events.
    Events,
    /// A line of JSON each; an empty line is a sign of life.
    Lines,
}

/// What stands for this user, then what they are told, as long as the lease lasts.
///
/// # Errors
/// What the store answers.
pub(crate) async fn events(app: Arc<App>, user: PlayerId, lease: Lease, form: Form) -> Result<Response, Why> {
    let (outbox, waiting) = outbox();
    // Listening first: nothing is lost between the two.
    let listening = app.inbox.listen(user, Wants::Everything, outbox.clone());
    let first = standing(&app, user).await?;
    let mut streaming = Streaming {
        connected: app.games.connected(Some(user)),
        app,
        user,
        listening,
        outbox,
        waiting,
        lease,
        ready: VecDeque::new(),
        ended: false,
    };
    streaming.ready.extend(first.iter().map(encode));
    let stream = unfold(streaming, move |mut streaming| async move {
        let text = streaming.next().await?;
        Some((Ok::<Bytes, Infallible>(form.write(text.as_ref().map(Utf8Bytes::as_str))), streaming))
    });
    let headers = [(header::CONTENT_TYPE, form.content_type()), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

impl Form {
    fn content_type(self) -> &'static str {
        match self {
            Form::Events => "text/event-stream",
            Form::Lines => "application/x-ndjson",
        }
    }

    /// One message, or a sign of life.
    fn write(self, text: Option<&str>) -> Bytes {
        match (self, text) {
            (Form::Events, Some(text)) => format!("data: {text}\n\n"),
            (Form::Events, None) => ":\n\n".to_owned(),
            (Form::Lines, Some(text)) => format!("{text}\n"),
            (Form::Lines, None) => "\n".to_owned(),
        }
        .into()
    }
}

struct Streaming {
    app: Arc<App>,
    user: PlayerId,
    #[expect(dead_code, reason = "it is only held")]
    connected: Connected,
    #[expect(dead_code, reason = "it is only held")]
    listening: Listening,
    /// Held, or `waiting` would end when others have taken the listener's place.
    #[expect(dead_code, reason = "it is only held")]
    outbox: Outbox,
    waiting: Waiting,
    lease: Lease,
    ready: VecDeque<Utf8Bytes>,
    ended: bool,
}

impl Streaming {
    /// The next message, or a sign of life; none after the end.
    async fn next(&mut self) -> Option<Option<Utf8Bytes>> {
        if self.ended {
            return None;
        }
        loop {
            if let Some(text) = self.ready.pop_front() {
                return Some(Some(text));
            }
            tokio::select! {
                () = over(&self.app, &mut self.lease) => {
                    self.ended = true;
                    return Some(Some(encode(&FromServer::Bye { retry_ms: COME_BACK })));
                }
                next = self.waiting.next() => match next {
                    Next::Text(text) => return Some(Some(text)),
                    Next::Resync => self.again().await,
                },
                () = tokio::time::sleep(KEEP_ALIVE) => return Some(None),
            }
        }
    }

    /// Something has been missed: what stands is told again. If even that can't be had, the reader comes back
    /// later.
    async fn again(&mut self) {
        match standing(&self.app, self.user).await {
            Ok(all) => self.ready.extend(all.iter().map(encode)),
            Err(_) => {
                self.ended = true;
                self.ready.push_back(encode(&FromServer::Bye { retry_ms: COME_BACK }));
            }
        }
    }
}

//! Server-sent events.

use std::time::Duration;

use http_body_util::BodyExt;
use hyper::body::Incoming;
use protocol::FromServer;

/// How long a client waits for a message that it expects.
const PATIENCE: Duration = Duration::from_secs(20);

/// A stream of the server's messages.
pub struct Stream {
    body: Incoming,
    read: Vec<u8>,
}

impl Stream {
    pub(super) fn new(body: Incoming) -> Stream {
        Stream { body, read: Vec::new() }
    }

    /// The next message; none when the stream has ended.
    ///
    /// # Panics
    /// If nothing comes, or something else.
    pub async fn next(&mut self) -> Option<FromServer> {
        tokio::time::timeout(PATIENCE, self.wait()).await.expect("a message in time")
    }

    async fn wait(&mut self) -> Option<FromServer> {
        loop {
            if let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.read.drain(..end + 2).collect();
                let event = String::from_utf8(event).expect("UTF-8");
                // A comment keeps the connection alive.
                let Some(data) = event.trim_end().strip_prefix("data: ") else { continue };
                return Some(serde_json::from_str(data).expect("a message of the server"));
            }
            let frame = self.body.frame().await?.expect("the stream does not break");
            self.read.extend_from_slice(&frame.into_data().expect("data"));
        }
    }
}

//! Server-sent events.

use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::{HeaderMap, Response};
use protocol::FromServer;

use super::PATIENCE;

/// A stream of the server's messages.
pub struct Stream {
    headers: HeaderMap,
    body: Incoming,
    read: Vec<u8>,
}

impl Stream {
    pub(super) fn new(response: Response<Incoming>) -> Stream {
        let (head, body) = response.into_parts();
        Stream { headers: head.headers, body, read: Vec::new() }
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("headers are text"))
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

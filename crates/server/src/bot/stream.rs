//! The site's messages, as server-sent events.

use std::time::Duration;

use http_body_util::BodyExt;
use hyper::body::Incoming;
use protocol::FromServer;

use super::site::Failure;

/// The site sends a sign of life every ten seconds; after so long without one, nobody is there.
const SILENCE_MAX: Duration = Duration::from_secs(30);
/// The longest event, in bytes.
const EVENT_MAX: usize = 1024 * 1024;

/// An open stream. Asking for the next message may be given up and done again: nothing is lost.
pub(super) struct Stream {
    body: Incoming,
    read: Vec<u8>,
}

impl Stream {
    pub fn new(body: Incoming) -> Stream {
        Stream { body, read: Vec::new() }
    }

    /// The next message that is understood; an error when the stream has ended.
    pub async fn next(&mut self) -> Result<FromServer, Failure> {
        loop {
            while let Some(event) = take_event(&mut self.read) {
                // A newer server may know more kinds of messages.
                if let Some(Ok(message)) = event.strip_prefix("data: ").map(serde_json::from_str) {
                    return Ok(message);
                }
            }
            if self.read.len() > EVENT_MAX {
                return Err(Failure::Foreign("an event without an end".into()));
            }
            let frame = tokio::time::timeout(SILENCE_MAX, self.body.frame()).await;
            let frame = frame.map_err(|_| Failure::Unreachable("silence".into()))?;
            let frame = frame.ok_or_else(|| Failure::Unreachable("the stream has ended".into()))?;
            let frame = frame.map_err(|error| Failure::Unreachable(error.to_string()))?;
            self.read.extend_from_slice(frame.data_ref().map_or(&[], |data| data));
        }
    }
}

fn take_event(read: &mut Vec<u8>) -> Option<String> {
    let end = read.windows(2).position(|two| two == b"\n\n")?;
    let event: Vec<u8> = read.drain(..end + 2).collect();
    Some(String::from_utf8_lossy(&event).trim_end().to_owned())
}

//! How a connection ends: whoever is still there hears why.

use std::time::Duration;

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use protocol::FromServer;
use tungstenite::error::{CapacityError, Error, ProtocolError};

use super::socket::COME_BACK;
use crate::games::outbox::{Waiting, encode};

/// A client that is told to go gets this long to hear it and to agree.
const PARTING_MAX: Duration = Duration::from_secs(3);
/// As long as the client may need to read why, before the connection is torn down.
const LINGER: Duration = Duration::from_secs(1);

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The client is gone, or as good as gone.
    Gone,
    /// The client has closed it.
    Closed,
    /// The server stops.
    Stopping,
    /// The session by which it was opened has ended: it may come back as whoever it is now.
    SignedOut,
    /// The client does not keep to the rules; the code says to which.
    Fault(CloseCode),
}

impl End {
    /// Why nothing more can be read.
    pub fn of(error: axum::Error) -> End {
        match error.into_inner().downcast_ref::<Error>() {
            Some(Error::Capacity(CapacityError::MessageTooLong { .. })) => End::Fault(close_code::SIZE),
            Some(Error::Utf8(_)) => End::Fault(close_code::INVALID),
            // Nobody is there to hear of it.
            Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
            Some(Error::Protocol(_)) => End::Fault(close_code::PROTOCOL),
            _ => End::Gone,
        }
    }
}

/// Ends the connection in the way that is due.
pub(super) async fn end(socket: &mut WebSocket, waiting: &mut Waiting, end: End) {
    let parting = async {
        match end {
            End::Gone => {}
            // tungstenite has the answer ready; it is sent before anything else is read.
            End::Closed => drop(socket.recv().await),
            End::Stopping | End::SignedOut => say_bye(socket, waiting).await,
            End::Fault(code) => {
                if close(socket, code, "").await {
                    // What the client has sent can't be read any more. To close at once would reset the
                    // connection, and the client might never read the code.
                    tokio::time::sleep(LINGER).await;
                }
            }
        }
    };
    // A client that does not listen misses it.
    let _late = tokio::time::timeout(PARTING_MAX, parting).await;
}

async fn say_bye(socket: &mut WebSocket, waiting: &mut Waiting) {
    while let Some(text) = waiting.at_hand() {
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
    let bye = encode(&FromServer::Bye { retry_ms: COME_BACK });
    if socket.send(Message::Text(bye)).await.is_ok() && close(socket, close_code::RESTART, "restart").await {
        // Until the client agrees: what it has said meanwhile, unread, would reset the connection.
        while let Some(Ok(_)) = socket.recv().await {}
    }
}

async fn close(socket: &mut WebSocket, code: CloseCode, reason: &'static str) -> bool {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    socket.send(Message::Close(Some(frame))).await.is_ok()
}

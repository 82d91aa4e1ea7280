//! The connections that follow one game.

use ataxx::{BySide, Side};
use axum::extract::ws::Utf8Bytes;
use protocol::ChatRoom;

use super::chat::room_of;
use super::{ConnectionId, Outbox};

#[derive(Debug)]
struct Viewer {
    connection: ConnectionId,
    side: Option<Side>,
    outbox: Outbox,
}

/// Players' and watchers' connections alike.
#[derive(Debug, Default)]
pub(super) struct Viewers(Vec<Viewer>);

impl Viewers {
    /// Adds a connection, or gives a known one its new seat.
    pub fn add(&mut self, connection: ConnectionId, side: Option<Side>, outbox: Outbox) {
        self.remove(connection);
        self.0.push(Viewer { connection, side, outbox });
    }

    pub fn remove(&mut self, connection: ConnectionId) {
        self.0.retain(|viewer| viewer.connection != connection);
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Which sides' players are here.
    pub fn present(&self) -> BySide<bool> {
        let here = |side| self.0.iter().any(|viewer| viewer.side == Some(side));
        BySide { red: here(Side::Red), blue: here(Side::Blue) }
    }

    pub fn watchers(&self) -> u32 {
        self.0.iter().filter(|viewer| viewer.side.is_none()).count() as u32
    }

    /// Those who hear each other in this room.
    pub fn tell_room(&self, room: ChatRoom, text: &Utf8Bytes) {
        for viewer in self.0.iter().filter(|viewer| room_of(viewer.side) == room) {
            viewer.outbox.push(text.clone());
        }
    }

    /// One encoding for all of them.
    pub fn tell(&self, text: &Utf8Bytes) {
        for viewer in &self.0 {
            viewer.outbox.push(text.clone());
        }
    }
}

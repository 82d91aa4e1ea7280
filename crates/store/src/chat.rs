//! What is said beside a game.

use async_trait::async_trait;
use play::{GameId, PlayerId, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{StoreError, UserKind};

/// Who hears each other: players speak among themselves, and so do those who look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    Players,
    Watchers,
}

impl ChatRoom {
    pub const ALL: [ChatRoom; 2] = [ChatRoom::Players, ChatRoom::Watchers];

    /// Its name in the store and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            ChatRoom::Players => "players",
            ChatRoom::Watchers => "watchers",
        }
    }
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The key of a text that each reader sees in their own language.
    Preset(String),
    Text(String),
}

/// A line to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    pub game: GameId,
    pub room: ChatRoom,
    pub user: PlayerId,
    pub at: Timestamp,
    pub what: Saying,
}

/// A line that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counted from 1 in each room of a game.
    pub number: u32,
    pub room: ChatRoom,
    pub user: PlayerId,
    pub name: String,
    pub kind: UserKind,
    pub at: Timestamp,
    pub what: Saying,
    /// The administrator who hid it.
    pub hidden_by: Option<PlayerId>,
}

/// Lines are only ever added; an administrator may hide one.
#[async_trait]
pub trait Chat {
    /// Adds a line and answers its number; none if its room holds `most` lines already, or there is no such game
    /// or user.
    async fn say(&self, line: NewLine, most: u32) -> Result<Option<u32>, StoreError>;

    /// The newest lines of both rooms of a game, at most `newest` of each: by room, the oldest first. None of a
    /// game that is not there.
    async fn lines(&self, game: GameId, newest: u32) -> Result<Vec<ChatLine>, StoreError>;
}

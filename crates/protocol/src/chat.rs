//! What is said beside a game.

use ataxx::Side;
use serde::{Deserialize, Serialize};

use crate::players::PlayerKind;

/// Longest line that somebody may write, in characters.
pub const CHAT_CHARS_MAX: usize = 140;

/// Who hears each other: players speak among themselves, and so do those who look on. Nobody hears the other room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    Players,
    Watchers,
}

macro_rules! presets {
    ($($name:ident = $key:literal,)*) => {
        /// What everybody may say: each reader sees it in their own language, in the text `site-chat-` + its key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum Preset { $(#[serde(rename = $key)] $name,)* }

        impl Preset {
            pub const ALL: &'static [Preset] = &[$(Preset::$name,)*];

            /// Its name on the wire and in the store.
            pub fn key(self) -> &'static str {
                match self { $(Preset::$name => $key,)* }
            }
        }
    };
}

presets! {
    Hello = "hello",
    GoodLuck = "good-luck",
    WellPlayed = "well-played",
    ThankYou = "thank-you",
    Sorry = "sorry",
    MustGo = "must-go",
}

/// What is said: a preset, or what somebody with an account has written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    Preset(Preset),
    Text(String),
}

/// A line that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Line {
    pub room: ChatRoom,
    /// Counted from 1 in each room of a game.
    pub number: u32,
    /// When it was said, by the server's clock in ms.
    pub at: i64,
    /// Who said it.
    pub name: String,
    pub kind: PlayerKind,
    /// Where they sit.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub side: Option<Side>,
    /// None if an administrator has hidden it.
    #[serde(flatten)]
    pub what: Option<Saying>,
}

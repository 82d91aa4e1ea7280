//! What a client says.

use ataxx::Move;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chat::{ChatRoom, Preset, Saying};
use crate::limit::{ID_MAX, MESSAGE_BYTES_MAX};

/// A message from a client. `id` is the client's own number for the message, at most
/// [`ID_MAX`]; the answer repeats it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromClient {
    /// Follow this game: as the player whose seat's secret is given, or as a spectator. Answered by a
    /// snapshot. A connection follows one game at a time; opening again asks for a fresh snapshot.
    Open { id: u64, game: String, seat: Option<String> },
    /// Follow the open seeks, and hold one's own, whose secrets are given: those by the clock stand as long as a
    /// connection holds them. Each such message says all that the connection holds. Answered by `lobby` and
    /// `seeking`.
    Lobby { id: u64, seats: Vec<String> },
    /// Follow the open seeks no more, and hold none.
    LeaveLobby { id: u64 },
    /// Are you there, and what time is it? Answered by `pong`.
    Ping { id: u64 },
    /// Something done in a game. Answered by `ack` or `refused`.
    Command(Command),
    /// The page was hidden, or lost the keyboard, after one's turn on the board as it stood at `version` had begun.
    /// Answered by `ack`, whether it counts or not: it does in ranked games by the clock.
    LookedAway { id: u64, game: String, version: u32 },
    /// Something said beside a game. Answered by `ack` or `refused`.
    Say(Say),
}

/// A line for one of the rooms of the game that the connection follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    pub id: u64,
    pub game: String,
    pub room: ChatRoom,
    pub what: Saying,
}

/// Something a player does in the game that the connection follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub id: u64,
    pub game: String,
    pub what: Do,
}

/// What a player can do. On the wire it is the message's `t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Do {
    /// Play a clone or jump, made on the board as it stood at `version`.
    Move {
        version: u32,
        mv: Move,
    },
    Resign,
    Abort,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// Undo one's last move, the board being as it stood at `version`.
    OfferTakeback {
        version: u32,
    },
    AcceptTakeback {
        version: u32,
    },
    DeclineTakeback,
    OfferRematch,
    DeclineRematch,
    /// Give the opponent more time on their clock.
    GiveTime,
    /// The opponent is away and the countdown has run out: take the win.
    ClaimWin,
    /// The same, but call it a draw.
    ClaimDraw,
}

/// Why a text is no message.
#[derive(Debug, Error)]
pub enum ParseError {
    #[error("a message is at most {MESSAGE_BYTES_MAX} bytes long")]
    TooLong,
    #[error("not a message: {0}")]
    Malformed(#[from] serde_json::Error),
    #[error("an id is at most {ID_MAX}")]
    IdTooLarge,
}

impl FromClient {
    /// Reads one message; bounded, strict: unknown kinds and fields are refused.
    pub fn parse(text: &str) -> Result<FromClient, ParseError> {
        if text.len() > MESSAGE_BYTES_MAX {
            return Err(ParseError::TooLong);
        }
        // serde would take an array of the fields too; a message has one form.
        if !text.trim_start().starts_with('{') {
            return Err(ParseError::Malformed(serde::de::Error::custom("expected an object")));
        }
        let message = FromClient::try_from(serde_json::from_str::<Wire>(text)?)?;
        if message.id() > ID_MAX { Err(ParseError::IdTooLarge) } else { Ok(message) }
    }

    pub fn id(&self) -> u64 {
        match self {
            FromClient::Open { id, .. }
            | FromClient::Lobby { id, .. }
            | FromClient::LeaveLobby { id }
            | FromClient::LookedAway { id, .. }
            | FromClient::Ping { id } => *id,
            FromClient::Command(command) => command.id,
            FromClient::Say(say) => say.id,
        }
    }

    /// The game that it is about; none for a ping or the lobby.
    pub fn game(&self) -> Option<&str> {
        match self {
            FromClient::Open { game, .. } | FromClient::LookedAway { game, .. } => Some(game),
            FromClient::Lobby { .. } | FromClient::LeaveLobby { .. } | FromClient::Ping { .. } => None,
            FromClient::Command(Command { game, .. }) | FromClient::Say(Say { game, .. }) => Some(game),
        }
    }

    /// The message as text.
    pub fn to_text(&self) -> String {
        serde_json::to_string(&Wire::from(self.clone())).expect("a message is plain data")
    }
}

/// The JSON form: one flat object, its kind in `t`.
#[derive(Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case", deny_unknown_fields)]
enum Wire {
    Open {
        id: u64,
        game: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
    },
    Lobby {
        id: u64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        seats: Vec<String>,
    },
    LeaveLobby {
        id: u64,
    },
    Ping {
        id: u64,
    },
    Say {
        id: u64,
        game: String,
        room: ChatRoom,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        preset: Option<Preset>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    Move {
        id: u64,
        game: String,
        version: u32,
        #[serde(rename = "move")]
        mv: Move,
    },
    Resign(In),
    Abort(In),
    OfferDraw(In),
    AcceptDraw(In),
    DeclineDraw(In),
    OfferTakeback(On),
    AcceptTakeback(On),
    DeclineTakeback(In),
    LookedAway(On),
    OfferRematch(In),
    DeclineRematch(In),
    GiveTime(In),
    ClaimWin(In),
    ClaimDraw(In),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct In {
    id: u64,
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct On {
    id: u64,
    game: String,
    version: u32,
}

impl In {
    fn on(self, version: u32) -> On {
        On { id: self.id, game: self.game, version }
    }
}

impl TryFrom<Wire> for FromClient {
    type Error = serde_json::Error;

    fn try_from(wire: Wire) -> Result<FromClient, Self::Error> {
        let (to, what) = match wire {
            Wire::Open { id, game, seat } => return Ok(FromClient::Open { id, game, seat }),
            Wire::Ping { id } => return Ok(FromClient::Ping { id }),
            Wire::Say { id, game, room, preset, text } => {
                let what = saying(preset, text)?;
                return Ok(FromClient::Say(Say { id, game, room, what }));
            }
            Wire::Lobby { id, seats } => return Ok(FromClient::Lobby { id, seats }),
            Wire::LeaveLobby { id } => return Ok(FromClient::LeaveLobby { id }),
            Wire::LookedAway(On { id, game, version }) => {
                return Ok(FromClient::LookedAway { id, game, version });
            }
            Wire::Move { id, game, version, mv } => (In { id, game }, Do::Move { version, mv }),
            Wire::Resign(to) => (to, Do::Resign),
            Wire::Abort(to) => (to, Do::Abort),
            Wire::OfferDraw(to) => (to, Do::OfferDraw),
            Wire::AcceptDraw(to) => (to, Do::AcceptDraw),
            Wire::DeclineDraw(to) => (to, Do::DeclineDraw),
            Wire::OfferTakeback(On { id, game, version }) => (In { id, game }, Do::OfferTakeback { version }),
            Wire::AcceptTakeback(On { id, game, version }) => {
                (In { id, game }, Do::AcceptTakeback { version })
            }
            Wire::DeclineTakeback(to) => (to, Do::DeclineTakeback),
            Wire::OfferRematch(to) => (to, Do::OfferRematch),
            Wire::DeclineRematch(to) => (to, Do::DeclineRematch),
            Wire::GiveTime(to) => (to, Do::GiveTime),
            Wire::ClaimWin(to) => (to, Do::ClaimWin),
            Wire::ClaimDraw(to) => (to, Do::ClaimDraw),
        };
        Ok(FromClient::Command(Command { id: to.id, game: to.game, what }))
    }
}

/// One of the two, and only one.
fn saying(preset: Option<Preset>, text: Option<String>) -> Result<Saying, serde_json::Error> {
    match (preset, text) {
        (Some(preset), None) => Ok(Saying::Preset(preset)),
        (None, Some(text)) => Ok(Saying::Text(text)),
        _ => Err(serde::de::Error::custom("expected a preset or a text")),
    }
}

impl From<FromClient> for Wire {
    fn from(message: FromClient) -> Wire {
        let Command { id, game, what } = match message {
            FromClient::Open { id, game, seat } => return Wire::Open { id, game, seat },
            FromClient::Lobby { id, seats } => return Wire::Lobby { id, seats },
            FromClient::LeaveLobby { id } => return Wire::LeaveLobby { id },
            FromClient::LookedAway { id, game, version } => {
                return Wire::LookedAway(On { id, game, version });
            }
            FromClient::Ping { id } => return Wire::Ping { id },
            FromClient::Say(Say { id, game, room, what }) => {
                let (preset, text) = match what {
                    Saying::Preset(preset) => (Some(preset), None),
                    Saying::Text(text) => (None, Some(text)),
                };
                return Wire::Say { id, game, room, preset, text };
            }
            FromClient::Command(command) => command,
        };
        let to = In { id, game };
        match what {
            Do::Move { version, mv } => Wire::Move { id: to.id, game: to.game, version, mv },
            Do::Resign => Wire::Resign(to),
            Do::Abort => Wire::Abort(to),
            Do::OfferDraw => Wire::OfferDraw(to),
            Do::AcceptDraw => Wire::AcceptDraw(to),
            Do::DeclineDraw => Wire::DeclineDraw(to),
            Do::OfferTakeback { version } => Wire::OfferTakeback(to.on(version)),
            Do::AcceptTakeback { version } => Wire::AcceptTakeback(to.on(version)),
            Do::DeclineTakeback => Wire::DeclineTakeback(to),
            Do::OfferRematch => Wire::OfferRematch(to),
            Do::DeclineRematch => Wire::DeclineRematch(to),
            Do::GiveTime => Wire::GiveTime(to),
            Do::ClaimWin => Wire::ClaimWin(to),
            Do::ClaimDraw => Wire::ClaimDraw(to),
        }
    }
}

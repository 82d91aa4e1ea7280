//! Names of things: a game, a player, a place in its log, a client's command.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game's public name: [`GameId::LEN`] characters of `0-9A-Za-z`. It is not a secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId([u8; GameId::LEN]);

impl GameId {
    /// Characters in an id: 62^10 names, so that nobody finds a game by guessing.
    pub const LEN: usize = 10;
    pub const ALPHABET: &'static [u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /// An id from [`GameId::LEN`] numbers, each taken modulo the alphabet's size. The caller brings
    /// the randomness.
    pub fn from_numbers(numbers: [u8; GameId::LEN]) -> GameId {
        GameId(numbers.map(|n| Self::ALPHABET[n as usize % Self::ALPHABET.len()]))
    }

    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).expect("an id holds only ASCII letters and digits")
    }
}

/// Why a text is no game id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a game id is {} letters and digits", GameId::LEN)]
pub struct GameIdError;

impl FromStr for GameId {
    type Err = GameIdError;
    fn from_str(text: &str) -> Result<GameId, GameIdError> {
        let bytes: [u8; GameId::LEN] = text.as_bytes().try_into().map_err(|_| GameIdError)?;
        if bytes.iter().all(u8::is_ascii_alphanumeric) { Ok(GameId(bytes)) } else { Err(GameIdError) }
    }
}

impl TryFrom<String> for GameId {
    type Error = GameIdError;
    fn try_from(text: String) -> Result<GameId, GameIdError> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.as_str().to_owned()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Somebody who plays: a person with an account or as a guest, or a bot. At most 2^53 - 1, what a JavaScript
/// number holds exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u64);

/// How many events a game's log holds: event number `n` takes the game from version `n - 1` to `n`.
/// A game that exists is at version 1 or later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub u32);

impl Version {
    pub const ZERO: Version = Version(0);

    pub fn next(self) -> Version {
        Version(self.0 + 1)
    }

    /// The version after `n` more events.
    pub fn after(self, n: usize) -> Version {
        Version(self.0 + u32::try_from(n).expect("a log of fewer than 2^32 events"))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The client's own number for a command, so that a repeated message can be told from a new one.
/// Unique per seat and game; at most 2^53 - 1, what a JavaScript number holds exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u64);

impl From<u64> for CommandId {
    fn from(n: u64) -> CommandId {
        CommandId(n)
    }
}

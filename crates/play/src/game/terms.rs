//! What is agreed before a game begins.

use ataxx::Position;
use serde::{Deserialize, Serialize};

use crate::origin::Origin;
use crate::stake::Stake;
use crate::time_control::TimeControl;

/// The conditions a game is played under. They never change once it exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub time: TimeControl,
    /// The position that play starts from.
    pub start: Position,
    /// What it is played for. Logs of before there were ratings say nothing: those games are casual.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stake: Stake,
    /// How the players met. Logs of before there was a lobby say nothing: one invited the other.
    #[serde(default, skip_serializing_if = "is_default")]
    pub origin: Origin,
}

/// What a log need not say.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Terms {
    /// A casual game from the usual position.
    pub fn casual(time: TimeControl) -> Terms {
        Terms { time, start: Position::start(), stake: Stake::Casual, origin: Origin::Invitation }
    }
}

/// Who sits at one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Nobody yet: whoever accepts the invitation first.
    Open,
    Human,
    Computer(Level),
}

/// A computer opponent's strength, from 1 (just learned the rules) upwards. What a number means is
/// the engine's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Level(pub u8);

#![doc = include_str!("../README.md")]

mod clock;
mod game;
mod id;
mod time;
mod time_control;

pub use clock::Clock;
pub use game::{
    Actor, Claim, Command, End, EndReason, Event, Level, Offers, Ply, Refusal, Seat, Session, Terms, Verdict,
    What,
};
pub use id::{CommandId, GameId, GameIdError, Version};
pub use time::{Millis, Timestamp};
pub use time_control::{TimeControl, TimeControlError};

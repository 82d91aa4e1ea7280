#![doc = include_str!("../README.md")]

mod clock;
pub mod conduct;
mod game;
mod id;
mod origin;
pub mod plan;
pub mod rating;
pub mod seek;
mod stake;
mod time;
mod time_control;
pub mod vacation;

pub use clock::Clock;
pub use game::{
    Actor, Claim, Command, End, EndReason, Event, Level, Offers, Ply, Refusal, Seat, Session, Terms, Verdict,
    What,
};
// What players are told of the limits is told from these.
pub use game::{
    COMING_BACK, FIRST_MOVE_BLITZ, FIRST_MOVE_BULLET, FIRST_MOVE_COMPUTER, FIRST_MOVE_LIVE, FIRST_MOVE_RAPID,
    FIRST_MOVE_SLOW, GIFT, GIFTS_MAX, INVITATION, PLIES_BETWEEN_DRAW_OFFERS, REMATCH_OFFERS_MAX,
    UNTIMED_MOVE,
};
pub use id::{CommandId, GameId, GameIdError, PlayerId, Version};
pub use origin::Origin;
pub use stake::Stake;
pub use time::{Millis, Timestamp};
pub use time_control::{TimeControl, TimeControlError};

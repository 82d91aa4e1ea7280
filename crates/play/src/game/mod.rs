//! One game: its log's events, the commands that cause them, and the state they add up to.

mod apply;
mod command;
mod deadline;
mod decide;
mod end;
mod event;
mod refusal;
mod session;
mod terms;

pub use command::{Actor, Claim, Command};
pub use deadline::{
    FIRST_MOVE_BLITZ, FIRST_MOVE_BULLET, FIRST_MOVE_COMPUTER, FIRST_MOVE_LIVE, FIRST_MOVE_RAPID,
    FIRST_MOVE_SLOW, INVITATION, UNTIMED_MOVE,
};
pub use decide::{COMING_BACK, GIFT, GIFTS_MAX, PLIES_BETWEEN_DRAW_OFFERS, REMATCH_OFFERS_MAX};
pub use end::{End, EndReason, Verdict};
pub use event::{Event, What};
pub use refusal::Refusal;
pub use session::{Offers, Ply, Session};
pub use terms::{Level, Seat, Terms};

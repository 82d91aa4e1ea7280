//! How strong a player is thought to be, and what a game changes about that.

mod counts;
mod glicko;
mod limits;
mod rate;
mod refund;
mod speed;

pub use counts::{Finished, Player, RATED_GAMES_A_DAY, Unrated, counts};
pub use glicko::{Rating, RatingError};
pub use limits::{PROVISIONAL_DEVIATION, RATING_MAX, RATING_MIN, WANDER};
pub use rate::{Change, Rated, Standing, rate};
pub use refund::{REFUND_MAX, REFUND_WITHIN, is_refunded, refunded, refunds};
pub use speed::{BLITZ_BELOW, BULLET_BELOW, Speed};

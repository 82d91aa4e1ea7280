//! Users, what they are signed in with, where they sit, and what is thought of their play.

mod accounts;
mod finish;
mod history;
mod sessions;
mod social;
mod standings;
mod users;

pub use accounts::{Accounts, Ceremony, Passkey, Sat};
pub use finish::Finish;
pub(crate) use finish::{Sitting, rate, score};
pub use history::{
    Against, History, Leader, Named, Pace, PastGame, Place, RatingPoint, Score, Tally, Wanted,
};
pub use sessions::{Session, Sessions};
pub use social::{Between, Social};
pub use standings::{GameResult, Played, Seated, Standings};
pub use users::{NewUser, User, UserKind, Users};

//! Who looks for a game, and who is paired with whom.

mod candidates;
mod fit;
mod matching;
mod pair;
mod seeker;
mod widths;

pub use fit::{Fit, fit, shared_control};
pub use pair::{Pairing, colours, pair, pair_with};
pub use seeker::{RatingRange, Seek, SeekId};
pub use widths::Widths;

//! What a number of games tells: pure functions of the counts.

mod elo;
mod pentanomial;
mod sprt;

pub use elo::{Elo, EloRange};
pub use pentanomial::Pentanomial;
pub use sprt::{Sprt, Verdict};
